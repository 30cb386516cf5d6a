import Box from '@mui/material/Box';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { IconAction } from '@/components/buttons/IconAction';
import { TabStrip } from '@/components/layout/TabStrip';
import { monospaceStack } from '@/components/text/monospace';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { examples, type ExampleKind, type ExampleLanguage, type Sample } from './examples';
import { useCopy } from '@/components/hooks/useCopy';

const languages: readonly { id: ExampleLanguage; label: MessageKey }[] = [
  { id: 'curl', label: 'messagesAPI.labels.languages.curl' },
  { id: 'javascript', label: 'messagesAPI.labels.languages.javascript' },
];

/** What to run in another system, in two languages, ready to be copied (AP-01). */
export function CodeExample({ kind, sample }: { kind: ExampleKind; sample: Sample }) {
  const { t } = useTranslation();
  const { copy } = useCopy({ copied: 'messagesAPI.copied', refused: 'messagesAPI.copyFailed' });
  const id = useId();
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  const code = examples[kind][language](sample);
  const name = languages.find((one) => one.id === language)?.label ?? 'messagesAPI.labels.languages.curl';

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 'var(--radius)', overflow: 'hidden', minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1, borderBottom: 1, borderColor: 'divider' }}>
        <TabStrip
          value={language}
          onChange={setLanguage}
          label={t('messagesAPI.labels.example')}
          scrollable
          tabs={languages.map((one) => ({
            value: one.id,
            label: t(one.label),
            id: `${id}-${one.id}`,
            ...(one.id === language && { panelId: `${id}-panel` }),
          }))}
          sx={{ flex: 1, minWidth: 0 }}
        />
        <IconAction label={t('messagesAPI.buttons.copy')} icon={<Copy size={18} />} onClick={() => void copy(code)} />
      </Box>
      <Box id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${language}`}>
        <Box
          component="pre"
          // Long lines scroll; without focus the keyboard could not.
          tabIndex={0}
          role="group"
          aria-label={t('messagesAPI.labels.exampleOf', { language: t(name) })}
          translate="no"
          sx={{
            m: 0,
            p: 1.5,
            overflowX: 'auto',
            bgcolor: 'app.sunken',
            fontFamily: monospaceStack,
            fontSize: '0.8125rem',
          }}
        >
          <code>{code}</code>
        </Box>
      </Box>
    </Box>
  );
}
