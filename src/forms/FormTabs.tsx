import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { TabStrip } from '@/components/layout/TabStrip';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

export interface FormTab {
  id: string;
  label: MessageKey;
  /** Formik names of what stands in it, so that a refused save leads to the right tab. */
  fields: readonly string[];
  content: ReactNode;
  /** Only there while it is open: all it knows is in the form, and each keystroke draws one part less. */
  transient?: true;
}

interface FormTabsProps {
  /** Names the row of tabs. */
  label: MessageKey;
  tabs: readonly FormTab[];
}

/**
 * A long form in parts. Hidden parts stay mounted unless they are transient; a refused save opens the first part with an
 * error and puts the focus there, and each such part says so in its tab (B-33).
 */
export function FormTabs({ label, tabs }: FormTabsProps) {
  const { t } = useTranslation();
  const { errors, submitCount, isSubmitting, isValid } = useFormikContext();
  const base = useId();
  const [shown, setShown] = useState(tabs[0]?.id);
  const current = tabs.find(({ id }) => id === shown) ?? tabs[0];
  const panels = useRef<HTMLDivElement>(null);

  const isWrong = ({ fields }: FormTab): boolean => submitCount > 0 && fields.some((field) => field in errors);

  const refused = !isSubmitting && !isValid ? submitCount : 0;
  const [led, setLed] = useState(0);
  if (refused > led) {
    setLed(refused);
    const wrong = tabs.find(isWrong);
    if (wrong && current && !isWrong(current)) setShown(wrong.id);
  }
  const focusError = useEffectEvent(() =>
    panels.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [aria-invalid="true"]')?.focus(),
  );
  // Only once the part is on screen can its field take the focus.
  useEffect(() => {
    if (led > 0) focusError();
  }, [led]);

  return (
    <>
      <TabStrip
        value={current?.id}
        onChange={setShown}
        label={t(label)}
        scrollable
        tabs={tabs.map((tab) => {
          const wrong = isWrong(tab);
          return {
            value: tab.id,
            label: (
              <>
                {t(tab.label)}
                {wrong && <CircleAlert size={16} aria-hidden />}
              </>
            ),
            id: `${base}-${tab.id}`,
            panelId: `${base}-${tab.id}-panel`,
            ...(wrong && { name: t('common.tabWithErrors', { tab: t(tab.label) }) }),
          };
        })}
        sx={{ flex: 'none', mt: -1, mx: -3, px: 2, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box ref={panels} sx={{ display: 'contents' }}>
        {tabs.map(({ id, content, transient }) => (
          <Box
            key={id}
            role="tabpanel"
            id={`${base}-${id}-panel`}
            aria-labelledby={`${base}-${id}`}
            hidden={id !== current?.id}
            sx={{ display: 'flex', flexDirection: 'column', gap: 2, '&[hidden]': { display: 'none' } }}
          >
            {(id === current?.id || !transient) && content}
          </Box>
        ))}
      </Box>
    </>
  );
}
