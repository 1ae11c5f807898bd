import type { UploadsByObject } from '../files/uploads.ts';
import { uploads as ofPapers } from './request-push-signed/paper-file.ts';

/** Who takes uploads to objects of families that are no documents. */
export const uploadsOfFamilies: UploadsByObject = { ...ofPapers };
