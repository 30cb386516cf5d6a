import { FormattedText } from '@/components/text/FormattedText';
import { firstPart } from '@/lib/longText';
import { useTextFold } from './folding';

interface MessageTextProps {
  /** Key of the row. */
  id: string;
  text: string;
}

function LongText({ id, text }: MessageTextProps) {
  return <FormattedText text={text} fold={useTextFold(id)} />;
}

/** The text or caption of a message; a long one is folded (REAL-13). */
export const MessageText = ({ id, text }: MessageTextProps) =>
  firstPart(text) === null ? <FormattedText text={text} /> : <LongText id={id} text={text} />;
