import type { Filter, Scope } from '../filter/filter.ts';
import { code, id } from './kinds.ts';
import type { Fields } from './object.ts';

/** The document a row hangs on, for the scope: what a caller may read of it is what they may read of this. */
export const documentKeys = (ref: string): Fields => {
  const of = (column: string) => ({ from: { ref, table: 'document', column } });
  return {
    document_employee_id: id(of('employee_id')),
    document_manager_id: id(of('manager_id')),
    document_organization_id: id(of('organization_id')),
    document_status_id: code(40, of('status_id')),
    /** The document that one accompanies. */
    document_legal_id: id({ from: { ref, table: 'request', column: 'legal_document_id' }, nullable: true }),
  };
};

const KEY: Readonly<Record<string, string>> = {
  employee_id: 'document_employee_id',
  manager_id: 'document_manager_id',
  organization_id: 'document_organization_id',
  status_id: 'document_status_id',
  legal_document_id: 'document_legal_id',
};

/** A condition on a document as one on a row that hangs on it by `ref`. */
export const renamed = (filter: Filter, ref: string): Filter => {
  const of = (part: Filter): Filter => renamed(part, ref);
  if ('and' in filter) return { and: filter.and.map(of) };
  if ('or' in filter) return { or: filter.or.map(of) };
  if ('not' in filter) return { not: of(filter.not) };
  return { ...filter, field: filter.field === 'id' ? ref : (KEY[filter.field] ?? filter.field) };
};

/** The same of a whole scope. */
export const renamedScope = (scope: Scope, ref: string): Scope =>
  scope === 'all' || scope === 'none' ? scope : renamed(scope, ref);
