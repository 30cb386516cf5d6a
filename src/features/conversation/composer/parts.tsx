import Box from '@mui/material/Box';
import { Spinner } from '@/components/Spinner';
import { whenIdle } from '@/lib/whenIdle';
import { latePart } from '@/components/latePart';

/** As high as the bar, so that nothing moves when it comes. */
const barHeight = 54;

const recorderBar = latePart(
  async () => (await import('./RecorderBar')).RecorderBar,
  <Box
    sx={{
      display: 'grid',
      placeItems: 'center',
      height: barHeight,
      border: 1,
      borderColor: 'app.inputLine',
      borderRadius: '12px',
      bgcolor: 'app.surface',
    }}
  >
    <Spinner />
  </Box>,
);
const quickAnswersList = latePart(async () => (await import('./QuickAnswersList')).QuickAnswersList);
const fileTiles = latePart(async () => (await import('./FileTiles')).FileTiles);

export const RecorderBar = recorderBar.Part;
export const QuickAnswersList = quickAnswersList.Part;
export const FileTiles = fileTiles.Part;

/** The recording itself; the encoder inside it is another chunk, fetched by the first recording (P-15). */
export const loadRecorder = () => import('./recorder');

/** Fetches what the first action in the composer may need; a failure shows when it is used. */
export const warmParts = (): Promise<unknown> =>
  Promise.allSettled([recorderBar, quickAnswersList, fileTiles].map(({ warm }) => warm()).concat(loadRecorder()));

/** Fetches the parts once the browser has nothing better to do. @returns the function that gives it up */
export const warmWhenIdle = (): (() => void) =>
  whenIdle(() => {
    // Without a network each attempt would count as a broken build.
    if (navigator.onLine) void warmParts();
  });
