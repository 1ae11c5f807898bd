import { objectRules as ofAuth } from './auth/object-rules.ts';
import { objectRules as ofDictionaries } from './dictionaries/object-rules.ts';
import { objectRules as ofDiscussion } from './discussion/object-rules.ts';
import { uploads as uploadsOfDiscussion } from './discussion/thread-files.ts';
import { tellLoaders } from './documents/asked/load-asked.ts';
import { objectRules as ofDocuments } from './documents/object-rules.ts';
import { tellMarks } from './documents/said-marks.ts';
import { factsOfFamilies, locksOfFamilies } from './families/facts.ts';
import { marksOfFamilies } from './families/marks.ts';
import { rulesOfFamilies } from './families/rules.ts';
import { uploadsOfFamilies } from './families/uploads.ts';
import { objectRules as ofFiles } from './files/object-rules.ts';
import { tellUploads } from './files/uploads.ts';
import { objectRules as ofForms } from './forms/object-rules.ts';
import { tellRules } from './objects/rules.ts';
import { objectRules as ofSettings } from './settings/object-rules.ts';
import { objectRules as ofSigning } from './signing/object-rules.ts';
import { objectRules as ofTimesheet } from './timesheet/object-rules.ts';
import { objectRules as ofTrail } from './trail/object-rules.ts';
import { objectRules as ofTravel } from './travel/object-rules.ts';
import { objectRules as ofUsers } from './users/object-rules.ts';
import { objectRules as ofWorkflow } from './workflow/object-rules.ts';

/**
 * Gives the list engine, the facts, the marks and the uploads their rules when it is first imported, by what serves
 * calls or works in the background.
 */
tellRules([
  ofAuth,
  ofUsers,
  ofSettings,
  ofDocuments,
  ofWorkflow,
  ofFiles,
  ofDiscussion,
  ...rulesOfFamilies,
  ofTravel,
  ofDictionaries,
  ofSigning,
  ofForms,
  ofTrail,
  ofTimesheet,
]);
tellLoaders(factsOfFamilies, locksOfFamilies);
tellMarks(marksOfFamilies);
tellUploads({ ...uploadsOfFamilies, ...uploadsOfDiscussion });
