'use client';
import { ServerCrash } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Page } from '../../components/shell/page.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Panel } from '../../components/ui/panel.tsx';

/** A screen that broke: the shell stands, and a second try is one click. Code that did not come needs a new page. */
const ScreenFailed = ({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) => {
  const t = useTranslations('shell');
  const common = useTranslations('common');
  return (
    <Page>
      <Panel role="alert">
        <EmptyState
          icon={ServerCrash}
          tone="error"
          level="h1"
          title={t('failed')}
          action={
            <Button
              variant="filled"
              onClick={() => (error.name === 'ChunkLoadError' ? window.location.reload() : reset())}
            >
              {common('retry')}
            </Button>
          }
        >
          {t('failed_text')} {error.digest && common('error_code', { code: error.digest })}
        </EmptyState>
      </Panel>
    </Page>
  );
};
export default ScreenFailed;
