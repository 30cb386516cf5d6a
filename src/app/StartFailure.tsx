import { useTranslation } from '@/i18n/useTranslation';

/** Shown instead of the app when `config.json` is wrong: says what is wrong and where (B-37). */
export function StartFailure({ reason }: { reason: string }) {
  const { t } = useTranslation();
  return (
    <main role="alert" style={{ maxWidth: 560, margin: '15vh auto', padding: 24, font: '14px/20px system-ui' }}>
      <h1 style={{ fontSize: 20 }}>{t('start.failedTitle')}</h1>
      <p>{t('start.failedText')}</p>
      <pre style={{ whiteSpace: 'pre-wrap' }}>{reason}</pre>
      <button type="button" onClick={() => window.location.reload()}>
        {t('start.retry')}
      </button>
    </main>
  );
}
