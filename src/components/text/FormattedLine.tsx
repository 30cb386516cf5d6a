import { withoutOverrides } from '@/lib/directions';
import { shortened } from '@/lib/firstLetters';
import { formatLine } from '@/lib/whatsappFormat';
import { drawNodes } from './drawNodes';
import styles from './FormattedText.module.css';

/** As much of a text as one line may need. */
const mostLetters = 300;

/** Text from outside in one line, without links or blocks, for rows that are links themselves (B-18, B-42). */
export function FormattedLine({ text }: { text: string }) {
  const line = shortened(withoutOverrides(text), mostLetters).replace(/\s+/g, ' ');
  return <span className={styles.line}>{drawNodes(formatLine(line))}</span>;
}
