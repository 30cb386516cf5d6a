import Box from '@mui/material/Box';
import { monospaceStack } from '@/components/text/monospace';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import type { ExampleKind } from './examples';

interface Field {
  name: string;
  text: MessageKey;
  required: boolean;
}

const number: Field = { name: 'number', text: 'messagesAPI.fields.number', required: true };
const closeTicket: Field = { name: 'closeTicket', text: 'messagesAPI.fields.closeTicket', required: false };

/** What a request carries (contract back-office 4). */
const fields: Readonly<Record<ExampleKind, readonly Field[]>> = {
  text: [number, { name: 'body', text: 'messagesAPI.fields.body', required: true }, closeTicket],
  media: [
    number,
    { name: 'body', text: 'messagesAPI.fields.caption', required: false },
    { name: 'medias', text: 'messagesAPI.fields.medias', required: true },
    closeTicket,
  ],
};

/** The fields of a request by name, with what they mean and whether they may be left out. */
export function FieldTable({ kind }: { kind: ExampleKind }) {
  const { t } = useTranslation();
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        typography: 'body2',
        '& caption': { textAlign: 'start', typography: 'subtitle2', color: 'app.text2', pb: 0.5 },
        '& th, & td': { textAlign: 'start', verticalAlign: 'baseline', borderTop: 1, borderColor: 'divider', py: 0.75 },
        '& th, & td:not(:last-child)': { pr: 1.5 },
      }}
    >
      <caption>{t('messagesAPI.labels.fields')}</caption>
      <tbody>
        {fields[kind].map(({ name, text, required }) => (
          <tr key={name}>
            <Box component="th" scope="row" translate="no" sx={{ fontFamily: monospaceStack, fontWeight: 400 }}>
              {name}
            </Box>
            <td>{t(text, { variable: '{{name}}' })}</td>
            <Box component="td" sx={{ color: 'app.text3', whiteSpace: 'nowrap' }}>
              {t(required ? 'messagesAPI.labels.required' : 'messagesAPI.labels.optional')}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
