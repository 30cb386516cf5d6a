import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { IconAction } from '@/components/IconAction';
import { monospaceStack } from '@/components/monospace';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { examples, type ExampleKind, type ExampleLanguage, type Sample } from './examples';
import { useCopy } from './useCopy';

const languages: readonly { id: ExampleLanguage; label: MessageKey }[] = [
  { id: 'curl', label: 'messagesAPI.labels.languages.curl' },
  { id: 'javascript', label: 'messagesAPI.labels.languages.javascript' },
];

/** What to run in another system, in two languages, ready to be copied (AP-01). */
export function CodeExample({ kind, sample }: { kind: ExampleKind; sample: Sample }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const id = useId();
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  const code = examples[kind][language](sample);
  const name = languages.find((one) => one.id === language)?.label ?? 'messagesAPI.labels.languages.curl';

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden', minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={language}
          onChange={(_event, next: ExampleLanguage) => setLanguage(next)}
          aria-label={t('messagesAPI.labels.example')}
          sx={{ flex: 1, minWidth: 0 }}
        >
          {languages.map((one) => (
            <Tab
              key={one.id}
              value={one.id}
              id={`${id}-${one.id}`}
              label={t(one.label)}
              {...(one.id === language && { 'aria-controls': `${id}-panel` })}
            />
          ))}
        </Tabs>
        <IconAction
          label={t('messagesAPI.buttons.copy')}
          icon={<Copy size={18} strokeWidth={1.6} />}
          onClick={() => copy(code)}
        />
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
