'use client';
import { DiscussionPart } from '../../discussion/discussion-part.tsx';
import { ReadAbout } from '../../messages/read-about.tsx';
import { DocumentSignatures } from '../../signatures/document-signatures.tsx';

/** What stands beside a document once it is kept: who has signed it, what is said of it; what was told of it is read. */
export const KeptAside = ({ documentId }: { documentId: number }) => (
  <>
    <DocumentSignatures documentId={documentId} />
    <DiscussionPart documentId={documentId} />
    <ReadAbout documentId={documentId} />
  </>
);
