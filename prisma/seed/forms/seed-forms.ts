import type { Client } from 'pg';
import { formFields } from '../../../lib/forms/form-field.ts';
import { formObject } from '../../../lib/registry/form-object.ts';
import { checkForm } from '../../../server/forms/read-form.ts';
import type { FileStore } from '../../../server/store/file-store.ts';
import { storeBytes } from '../../../server/store/store-bytes.ts';

import { insertRows, takeIds } from '../insert.ts';
import { USUAL_FORMS } from './usual-forms.data.ts';

/** Puts the usual printed forms in force for every organization of the client: T-6, T-7, T-13 and others, brought by one user. */
export const seedForms = async (
  client: Client,
  store: FileStore,
  client_id: number,
  creator_user_id: number,
): Promise<void> => {
  const [ids, versionIds] = [
    await takeIds(client, 'template', USUAL_FORMS.length),
    await takeIds(client, 'template_version', USUAL_FORMS.length),
  ];
  const versions = [];
  for (const [index, { object_id, name, kind, file }] of USUAL_FORMS.entries()) {
    const object = formObject(object_id);
    if (!object) throw new Error(`no forms are made of ${object_id}`);
    const bytes = file();
    const { problems, names } = checkForm({ bytes, fields: formFields(object) });
    if (problems.length > 0) throw new Error(`${name}: ${JSON.stringify(problems)}`);
    const stored = await storeBytes(store, bytes);
    versions.push({
      id: versionIds[index],
      template_id: ids[index],
      client_id,
      number: 1,
      name: stored.name,
      original_name: `${name}.${kind.toLowerCase()}`,
      size: stored.size,
      hash: stored.hash,
      fields: names,
      creator_user_id,
    });
  }
  await insertRows(
    client,
    'template',
    USUAL_FORMS.map(({ file: _, ...form }, index) => ({
      id: ids[index],
      client_id,
      ...form,
      sort: (index + 1) * 10,
    })),
  );
  await insertRows(client, 'template_version', versions);
  await client.query(
    `update "template" t set "version_id" = v."id", "in_force_at" = v."create_date"
     from "template_version" v where v."template_id" = t."id" and t."client_id" = $1`,
    [client_id],
  );
};
