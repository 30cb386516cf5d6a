import { notify } from '@/components/feedback/notify';
import { useTranslation } from '@/i18n/useTranslation';
import { saveFile } from '@/lib/csv';

/** The headings are those the server reads (contract back-office 6). */
const example = [
  ['nome', 'numero', 'e-mail'],
  ['Maria da Silva', '5513912344321', 'maria@exemplo.com.br'],
  ['João Pereira', '5511987654321', ''],
];

/** Makes the example spreadsheet and hands it to the downloads (CL-10). */
export function useExample() {
  const { t } = useTranslation();
  const make = async () => {
    const { makeSheet } = await import('@/features/import-contacts/openSheet');
    const name = t('contactListItems.exampleName');
    saveFile(await makeSheet(example, name), name);
  };
  return () => {
    make().catch((error: unknown) => {
      console.error('example spreadsheet', error);
      notify.error(t('contactListItems.exampleFailed'));
    });
  };
}
