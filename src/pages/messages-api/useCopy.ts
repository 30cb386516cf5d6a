import { notify } from '@/components/notify';
import { useTranslation } from '@/i18n/useTranslation';

/** Copies a text and says so; some browsers, and pages without https, refuse. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation();
  return (text) => {
    const done = async () => {
      await navigator.clipboard.writeText(text);
    };
    done().then(
      () => notify.success(t('messagesAPI.copied'), { id: 'copied' }),
      () => notify.error(t('messagesAPI.copyFailed'), { id: 'copied' }),
    );
  };
}
