/** The manager who decides for a person today, as SQL over `person`; null where hr does (decision 069). */
export const deciderOf = (person: string): string => `"first_decider"(${person})`;

/** Whether a manager decides for a person today, as SQL over both. */
export const decidesFor = (manager: string, person: string): string =>
  `exists (select 1 from "decider" s where s."employee_id" = ${person} and s."manager_id" = ${manager})`;
