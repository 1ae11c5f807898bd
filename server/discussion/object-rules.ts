import { allObjects } from '../../lib/registry/registry.ts';
import type { RulesByObject } from '../objects/rules.ts';
import { unreadIn } from './thread-state.ts';
import { addMessages, deleteMessages, editMessages } from './write-messages.ts';

/** What every list of documents may say of their threads. */
const ofThreads = { discussion_unread: (caller: string) => unreadIn('b0."id"', caller) };

export const objectRules: RulesByObject = {
  ...Object.fromEntries(
    allObjects()
      .filter(({ fields }) => fields.discussion_unread)
      .map(({ object_id }) => [object_id, { computed: ofThreads }]),
  ),
  discussion_message: {
    computed: {
      mentioned: `coalesce((select json_agg(json_build_object('id', e."id", 'name', e."name", 'name_eng', e."name_eng") order by e."name", e."id")
        from "employee" e where e."id" = any(b0."mentions")), '[]')::text`,
      files: `coalesce((select json_agg(json_build_object('id', f."id", 'name', f."name", 'original_name', f."original_name",
          'content_type', f."content_type", 'size', f."size", 'hash', f."hash", 'create_date', f."create_date") order by f."id")
        from "file" f where f."discussion_message_id" = b0."id" and not f."deleted"), '[]')::text`,
    },
    add: addMessages,
    edit: editMessages,
    del: deleteMessages,
  },
};
