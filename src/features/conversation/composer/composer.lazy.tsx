import Box from '@mui/material/Box';
import { Spinner } from '@/components/feedback/Spinner';
import { lazyPart } from '@/components/lazy/lazyPart';
import { loadFormTexts } from '@/i18n/i18n';
import { withTexts } from '@/i18n/withTexts';

/** As high as the bar, so that nothing moves when it comes. */
const barHeight = 54;

const recorderBar = lazyPart(async () => (await import('./RecorderBar')).RecorderBar, {
  fallback: (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        height: barHeight,
        border: 1,
        borderColor: 'app.inputLine',
        borderRadius: 'var(--radius-card)',
        bgcolor: 'app.surface',
      }}
    >
      <Spinner />
    </Box>
  ),
});
const loadRareParts = () => import('./rareParts');
const quickAnswersList = lazyPart(async () => (await import('./QuickAnswersList')).QuickAnswersList);
const sendQuestion = lazyPart(async () => (await loadRareParts()).SendQuestion);
const fileTiles = lazyPart(async () => (await import('./FileTiles')).FileTiles);
// What the composer can do without for a moment never costs it anything.
const replyPreview = lazyPart(async () => (await loadRareParts()).ReplyPreview, { afterPaint: true });
const dropOverlay = lazyPart(async () => (await loadRareParts()).DropOverlay, { afterPaint: true });

// The picker and its data are large: fetched when it is first opened, then kept (P-09, PAIN-2.10).
const emojiPanel = lazyPart(async () => (await withTexts(import('./EmojiPanel'), loadFormTexts)).EmojiPanel);

export const EmojiPanel = emojiPanel.Component;
export const RecorderBar = recorderBar.Component;
export const QuickAnswersList = quickAnswersList.Component;
export const SendQuestion = sendQuestion.Component;
export const FileTiles = fileTiles.Component;
export const ReplyPreview = replyPreview.Component;
export const DropOverlay = dropOverlay.Component;

export const loadRecorder = async () => (await import('./recorder')).createRecorder;

/** Fetches what the first action in the composer may need; a failure shows when it is used. */
export const preloadComposer = (): Promise<unknown> =>
  Promise.allSettled(
    [recorderBar, quickAnswersList, sendQuestion, fileTiles, replyPreview, dropOverlay]
      .map(({ preload }) => preload())
      .concat(import('./recorder').then(({ loadAhead }) => loadAhead())),
  );
