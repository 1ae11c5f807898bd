import { type Actor, holds } from '../access/actor.ts';
import { FAMILIES } from '../documents/families.ts';
import type { Family } from '../documents/family.ts';
import { policyOf } from '../families/kinds.data.ts';
import { and, either, eq, type Filter, or, type Scope } from '../filter/filter.ts';
import { code } from '../objects/kinds.ts';
import type { Fields, ObjectDefinition } from '../objects/object.ts';

/** The document that one accompanies: of which family, and its number. */
const LEGAL: Fields = {
  legal_object_id: code(60, { from: { ref: 'legal_document_id', table: 'document', column: 'object_id' } }),
  legal_number: code(40, { from: { ref: 'legal_document_id', table: 'document', column: 'number' } }),
};

const isLeg: Filter = { not: { field: 'legal_document_id', isNull: true } };

/** A leg is read as its document; `scopeOf` gives the scope of each family. */
export const legScope =
  (scopeOf: (family: Family) => (actor: Actor) => Scope) =>
  (actor: Actor): Scope => {
    const parts = FAMILIES.flatMap((family): Filter[] => {
      const scope = policyOf(family).accompanies ? 'none' : scopeOf(family)(actor);
      if (scope === 'none') return [];
      const rows = eq('legal_object_id', family.object_id);
      return [scope === 'all' ? rows : and(rows, scope)];
    });
    return parts.length === 0 ? 'none' : or(...parts);
  };

const readAsTheirDocuments = legScope((family) => family.scope);

/** An admin sees the state of all that accompanies documents, of any owner: there signing is looked after (AMB-135). */
const legsOf = (actor: Actor): Scope =>
  holds(actor, 'admin')
    ? either(readAsTheirDocuments(actor), and(eq('client_id', actor.client_id), isLeg))
    : readAsTheirDocuments(actor);

/**
 * The object of a family as lists read it. Where its documents accompany others, those are read too, and are never
 * among what is written: that is judged by the family's own scope.
 */
export const objectOfFamily = ({ object, kind }: Family): ObjectDefinition =>
  policyOf({ kind }).accompanies
    ? {
        ...object,
        fields: { ...object.fields, ...LEGAL },
        scope: (actor) => either(object.scope(actor), legsOf(actor)),
      }
    : object;
