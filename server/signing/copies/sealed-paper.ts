import type { PrintFacts } from '../../../lib/documents/print.ts';
import { sealBlock } from '../../../lib/signing/print/signature-mark.ts';
import { readConfig } from '../../config.ts';
import type { Workshop } from '../../families/family-work.ts';
import { fileStore } from '../../store/store.ts';
import { storeBytes } from '../../store/store-bytes.ts';
import { sealDetached, sealFacts } from '../authority/seal.ts';
import { addServerFile } from '../documents/signable-file.ts';
import { printedFormName } from '../pdf/printed-form-name.ts';
import { zipOf } from './zip.ts';

/** Papers that the portal gives by itself: PDF/A, and a package of it with the detached seal of the portal. */
export const workshop: Workshop = {
  print: async (facts: PrintFacts, locale, printed) => {
    // Loaded with the first paper that is drawn: a portal starts without it.
    const { printedForm } = await import('../pdf/printed-form.ts');
    const certificate = await sealFacts();
    const timeZone = readConfig().BUSINESS_TZ;
    const bytes = await printedForm(facts, locale, (say) =>
      sealBlock(certificate, { say, locale, timeZone }),
    );
    await printed();
    const original_name = printedFormName(facts.object_id, facts.number, locale);
    const seal = await sealDetached(bytes, new Date());
    const zip = zipOf([
      { name: original_name, bytes },
      { name: `${original_name}.sig`, bytes: seal },
    ]);
    const store = await fileStore();
    const paper = await storeBytes(store, bytes);
    const archive = await storeBytes(store, zip).catch(async (error: unknown) => {
      await store.remove(paper.name);
      throw error;
    });
    return {
      names: [paper.name, archive.name],
      paper: { ...paper, original_name },
      archive: { ...archive, original_name: original_name.replace(/\.pdf$/, '.zip') },
    };
  },
  keep: async (tx, { paper, archive }, { client_id, user_id, ...place }) => {
    const by = { client_id, user_id };
    await addServerFile(tx, by, { ...paper, ...place, content_type: 'application/pdf', kind: 'paper' });
    await addServerFile(tx, by, { ...archive, ...place, content_type: 'application/zip', kind: 'archive' });
  },
};
