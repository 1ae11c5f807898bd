'use client';
import { guideOf, guidePage } from '../../lib/guide/guide.ts';
import { GuideArticle } from './guide-article.tsx';
import { GuideIndex } from './guide-index.tsx';

/** The user guide: one task where the address names one, or a screen that one tells of, else all of them. */
export const GuideScreen = ({ page }: { page: string | undefined }) => {
  const article = guidePage(page) ?? guidePage(page && guideOf(page));
  return article ? <GuideArticle page={article} /> : <GuideIndex />;
};
