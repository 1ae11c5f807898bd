import { type Parameters, textOf } from '../settings/read.ts';

const CONDITION = /^\s*([a-z][a-z0-9_]*)\s*=\s*([^=]*?)\s*$/;

/** A step's `when`: the parameter it asks and the value it wants; undefined when it is not written so. */
export const conditionOf = (when: string): { code: string; value: string } | undefined => {
  const [, code, value] = CONDITION.exec(when) ?? [];
  return code === undefined || value === undefined ? undefined : { code, value };
};

/** Whether a step is in force under the parameters. An unreadable condition is never met. */
export const isInForce = (when: unknown, parameters: Parameters): boolean => {
  if (when === undefined || when === null || when === '') return true;
  const condition = typeof when === 'string' ? conditionOf(when) : undefined;
  return condition !== undefined && textOf(parameters, condition.code) === condition.value;
};
