import { use } from 'react';
import { FormattedText, type NumberPressed } from '@/components/text/FormattedText';
import { firstPart } from '@/lib/longText';
import { useTextFold } from './folding';
import { ThreadActionsContext } from './threadActions';

interface MessageTextProps {
  /** Key of the row. */
  id: string;
  text: string;
}

function LongText({ id, text, onNumber }: MessageTextProps & { onNumber: NumberPressed | undefined }) {
  return <FormattedText text={text} fold={useTextFold(id)} onNumber={onNumber} />;
}

/** The text or caption of a message; a long one is folded (REAL-13), a telephone number in a ticket has a menu (PUB-7). */
export function MessageText({ id, text }: MessageTextProps) {
  // A chat among colleagues has rows like these and no ticket.
  const onNumber = use(ThreadActionsContext)?.openNumber;
  return firstPart(text) === null ? (
    <FormattedText text={text} onNumber={onNumber} />
  ) : (
    <LongText id={id} text={text} onNumber={onNumber} />
  );
}
