import Button from '@mui/material/Button';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { troubleTexts, useMediaLoad } from './useMediaLoad';
import styles from './LightboxSlide.module.css';

interface LightboxSlideProps {
  /** Null: its message was deleted. */
  src: string | null;
  /** The gallery's own picture or player. */
  children: ReactNode;
}

/** One picture or video of the gallery, or why it is not shown and the way to try again (REAL-6). */
export function LightboxSlide({ src, children }: LightboxSlideProps) {
  const { t } = useTranslation();
  const load = useMediaLoad(src);
  if (src === null) {
    return (
      <div className={styles.failed} role="alert">
        {t('messagesList.deletedMessage')}
      </div>
    );
  }
  if (load.trouble === null) {
    return (
      <div className={styles.slide} onErrorCapture={load.fail}>
        <Fragment key={load.attempt}>{children}</Fragment>
      </div>
    );
  }
  const handleRetry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button goes with the words; the keyboard stays in the gallery.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    load.again();
  };
  return (
    <div className={styles.failed} role="alert">
      {t(troubleTexts[load.trouble])}
      {load.trouble === 'unreachable' && (
        <Button variant="outlined" onClick={handleRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}
