import Box from '@mui/material/Box';
import type { Message } from '@/api/messages';
import { DocumentFile } from './DocumentFile';
import { mediaBox } from './mediaBox';

/** A picture or video that did not come: a file in the room it would have had, so nothing moves (PAIN-3.2). */
export function FailedMedia({ message }: { message: Message }) {
  return (
    <Box sx={{ ...mediaBox, display: 'grid', alignContent: 'center', p: '6px 12px' }}>
      <DocumentFile message={message} />
    </Box>
  );
}
