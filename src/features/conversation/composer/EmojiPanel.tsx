import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { EmojiPicker as Picker } from 'frimousse';
import { X } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { useBackCloses } from '@/components/hooks/useBackCloses';
import { IconAction } from '@/components/buttons/IconAction';
import { useLanguage, useTranslation } from '@/i18n/useTranslation';
import { byTouch } from '@/browser/typing';

type HeaderProps = ComponentProps<typeof Picker.List>['components'];

const parts: NonNullable<HeaderProps> = {
  CategoryHeader: ({ category, ...props }) => (
    <Box
      {...props}
      sx={{ px: 1.5, py: 0.75, typography: 'caption', fontWeight: 600, bgcolor: 'app.raised', color: 'app.text2' }}
    >
      {category.label}
    </Box>
  ),
  Row: ({ ref: _ref, ...props }) => <Box {...props} sx={{ px: 1, scrollMarginBlock: 8 }} />,
  Emoji: ({ emoji, ref: _ref, ...props }) => (
    <Box
      component="button"
      {...props}
      sx={{
        width: 35,
        height: 35,
        p: 0,
        border: 0,
        borderRadius: 'var(--radius-small)',
        fontSize: 22,
        lineHeight: '35px',
        cursor: 'pointer',
        '@media (pointer: coarse)': { width: 44, height: 44, lineHeight: '44px' },
        bgcolor: emoji.isActive ? 'app.pressed' : 'transparent',
      }}
    >
      {emoji.emoji}
    </Box>
  ),
};

interface EmojiPanelProps {
  open: boolean;
  onClose: () => void;
  onChoose: (emoji: string) => void;
  /** One was chosen by pointer: the writing goes on. By keyboard the next one may follow. */
  onReturn: () => void;
}

/**
 * Emoji by category with a search in the person's language; the data is served by the app (P-09). It stands above the
 * text, which stays in sight and can be written on, until it is closed (DAY-23).
 */
export function EmojiPanel({ open, onClose, onChoose, onReturn }: EmojiPanelProps) {
  useBackCloses(open, onClose);
  const { t } = useTranslation();
  const language = useLanguage();
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open && !byTouch()) search.current?.focus();
  }, [open]);

  return (
    <Paper
      role="dialog"
      aria-label={t('emojiPicker.label')}
      hidden={!open}
      elevation={0}
      sx={{
        position: 'absolute',
        bottom: 'calc(100% + 6px)',
        left: 0,
        width: 336,
        maxWidth: '100%',
        // Within the conversation, below its header.
        height: 'min(380px, 100dvh - 260px)',
        bgcolor: 'app.raised',
        borderRadius: 'var(--radius-card)',
        boxShadow: 2,
        zIndex: 'appBar',
        '&[hidden]': { display: 'none' },
      }}
    >
      <Box
        component={Picker.Root}
        locale={language}
        emojibaseUrl={`${import.meta.env.BASE_URL}emojibase`}
        columns={byTouch() ? 7 : 9}
        onEmojiSelect={({ emoji }: { emoji: string }) => onChoose(emoji)}
        sx={{ display: 'flex', flexDirection: 'column', height: 1, isolation: 'isolate' }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, p: 1 }}>
          <Box
            component={Picker.Search}
            ref={search}
            aria-label={t('emojiPicker.search')}
            placeholder={t('emojiPicker.search')}
            sx={{
              flex: 1,
              minWidth: 0,
              p: '8px 12px',
              border: 1,
              borderColor: 'app.inputLine',
              borderRadius: 'var(--radius)',
              bgcolor: 'app.surface',
              color: 'text.primary',
              font: 'inherit',
              '&:focus-visible': {
                outline: 2,
                outlineColor: 'app.focus',
                outlineStyle: 'solid',
                outlineOffset: '-1px',
              },
              '@media (pointer: coarse)': { fontSize: 16 },
            }}
          />
          <IconAction label={t('common.close')} icon={<X size={20} />} onClick={onClose} />
        </Box>
        <Box
          component={Picker.Viewport}
          onClick={({ target }: MouseEvent) => {
            if (target instanceof Element && target.closest('button')) onReturn();
          }}
          sx={{ position: 'relative', flex: 1, outline: 'none', overflowY: 'auto' }}
        >
          <Picker.Loading>
            <Centred>{t('emojiPicker.loading')}</Centred>
          </Picker.Loading>
          <Picker.Empty>
            <Centred>{t('emojiPicker.empty')}</Centred>
          </Picker.Empty>
          <Picker.List components={parts} aria-label={t('emojiPicker.label')} />
        </Box>
      </Box>
    </Paper>
  );
}

function Centred({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        typography: 'body2',
        color: 'app.text2',
      }}
    >
      {children}
    </Box>
  );
}
