import Box from '@mui/material/Box';
import { EmojiPicker as Picker } from 'frimousse';
import type { ComponentProps } from 'react';
import { useLanguage, useTranslation } from '@/i18n/useTranslation';

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
        bgcolor: emoji.isActive ? 'app.pressed' : 'transparent',
      }}
    >
      {emoji.emoji}
    </Box>
  ),
};

/** Emoji by category with a search in the person's language; the data is served by the app (P-09). */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();

  return (
    <Box
      component={Picker.Root}
      locale={language}
      emojibaseUrl={`${import.meta.env.BASE_URL}emojibase`}
      columns={9}
      onEmojiSelect={({ emoji }: { emoji: string }) => onChoose(emoji)}
      sx={{ display: 'flex', flexDirection: 'column', height: 1, isolation: 'isolate' }}
    >
      <Box
        component={Picker.Search}
        aria-label={t('emojiPicker.search')}
        placeholder={t('emojiPicker.search')}
        autoFocus
        sx={{
          m: 1,
          p: '8px 12px',
          border: 1,
          borderColor: 'app.inputLine',
          borderRadius: 'var(--radius)',
          bgcolor: 'app.surface',
          color: 'text.primary',
          font: 'inherit',
          '&:focus-visible': { outline: 2, outlineColor: 'app.focus', outlineStyle: 'solid', outlineOffset: '-1px' },
          '@media (pointer: coarse)': { fontSize: 16 },
        }}
      />
      <Box component={Picker.Viewport} sx={{ position: 'relative', flex: 1, outline: 'none', overflowY: 'auto' }}>
        <Picker.Loading>
          <Centred>{t('emojiPicker.loading')}</Centred>
        </Picker.Loading>
        <Picker.Empty>
          <Centred>{t('emojiPicker.empty')}</Centred>
        </Picker.Empty>
        <Picker.List components={parts} aria-label={t('emojiPicker.label')} />
      </Box>
    </Box>
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
