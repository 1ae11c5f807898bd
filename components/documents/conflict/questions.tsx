'use client';
import { linesOfForm } from '../../../lib/documents/form.ts';
import { ORDER, openIn } from '../../../lib/documents/merge-lines.ts';
import type { Side } from '../../../lib/documents/merge-order.ts';
import { lineQuestion, type Meeting } from '../form/meeting.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { FieldQuestion } from './field-question.tsx';
import { LineQuestion } from './line-question.tsx';
import { OrderQuestion } from './order-question.tsx';

interface QuestionsProps {
  form: DocumentForm;
  meeting: Meeting;
  chosen: Readonly<Record<string, Side>>;
  onChoose: (question: string, side: Side) => void;
}

/** All that takes a choice, one after the other: fields, then lines, then their order. */
export const Questions = ({ form, meeting, chosen, onChoose }: QuestionsProps) => {
  const answer = (question: string) => ({
    side: chosen[question],
    onChoose: (side: Side) => onChoose(question, side),
  });
  return (
    <>
      {meeting.fields.map((fields) => (
        <FieldQuestion
          key={fields[0]}
          form={form}
          fields={fields}
          sides={meeting.sides}
          {...answer(fields[0] ?? '')}
        />
      ))}
      {linesOfForm(form.family.form).flatMap((control) => {
        const merge = meeting.lines[control.field];
        if (!merge) return [];
        return openIn(merge).map((key) => {
          const question = lineQuestion(control.field, key);
          const met = merge.lines.find((each) => each.key === key);
          const about = { form, control, merge, ...answer(question) };
          return key === ORDER ? (
            <OrderQuestion key={question} {...about} />
          ) : (
            met && <LineQuestion key={question} {...about} met={met} />
          );
        });
      })}
    </>
  );
};
