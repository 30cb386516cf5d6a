/* oxlint-disable react/no-array-index-key -- pieces of one text have no identity but their place */
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { firstPart } from '@/lib/longText';
import { formatLine, formatText, type FormatBlock, type FormatNode } from '@/lib/whatsappFormat';
import styles from './FormattedText.module.css';

interface FormattedTextProps {
  text: string;
  /** One line without links or blocks, for rows that are links themselves. */
  inline?: boolean;
  /** Where the state of a long text is kept outside; absent: here. */
  fold?: TextFold;
}

/** Whether all of a long text is shown, and the way to change that. */
export interface TextFold {
  open: boolean;
  toggle: (button: HTMLElement) => void;
}

const tags = { bold: 'b', italic: 'i', strike: 's' } as const;

function nodesOf(nodes: readonly FormatNode[], inline: boolean): ReactNode {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'text':
        return <Fragment key={index}>{node.text}</Fragment>;
      case 'code':
        return <code key={index}>{node.text}</code>;
      case 'link':
        return inline ? (
          <Fragment key={index}>{node.text}</Fragment>
        ) : (
          <a key={index} href={node.href} target="_blank" rel="noopener noreferrer">
            {node.text}
          </a>
        );
      default: {
        const Tag = tags[node.type];
        return <Tag key={index}>{nodesOf(node.children, inline)}</Tag>;
      }
    }
  });
}

const linesOf = (lines: readonly FormatNode[][]): ReactNode =>
  lines.map((nodes, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      {nodesOf(nodes, false)}
    </Fragment>
  ));

function Block({ block }: { block: FormatBlock }) {
  switch (block.type) {
    case 'lines':
      return <span>{linesOf(block.lines)}</span>;
    case 'quote':
      return <blockquote>{linesOf(block.lines)}</blockquote>;
    case 'bullets':
      return (
        <ul>
          {block.items.map((nodes, index) => (
            <li key={index}>{nodesOf(nodes, false)}</li>
          ))}
        </ul>
      );
    case 'numbers':
      return (
        <ol>
          {block.items.map(({ value, nodes }, index) => (
            <li key={index} value={value}>
              {nodesOf(nodes, false)}
            </li>
          ))}
        </ol>
      );
    case 'pre':
      return <pre>{block.text}</pre>;
  }
}

const lineLetters = 300;

/** Text from outside with WhatsApp's marks, safe links and line breaks; HTML stays text (B-18, B-42). */
export function FormattedText({ text, inline = false, fold }: FormattedTextProps) {
  if (inline) return <span className={styles.line}>{nodesOf(formatLine(lineOf(text)), true)}</span>;
  return <Blocks text={text} fold={fold} />;
}

/** As much of a text as one line may need. */
function lineOf(text: string): string {
  const cut = text.length > lineLetters ? `${text.slice(0, lineLetters).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
  return cut.replace(/\s+/g, ' ');
}

/** A long text is folded: whoever reads a conversation need not scroll past it (REAL-13), and no text freezes the page. */
function Blocks({ text, fold }: { text: string; fold: TextFold | undefined }) {
  const { t } = useTranslation();
  const [own, setOwn] = useState(false);
  const open = fold?.open ?? own;
  const part = firstPart(text);
  const shown = part === null || open ? text : `${part}…`;
  const blocks = useMemo(() => formatText(shown), [shown]);
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {part !== null && blocks.at(-1)?.type === 'lines' && <br />}
      {part !== null && (
        <button
          type="button"
          aria-expanded={open}
          onClick={({ currentTarget }) => (fold ? fold.toggle(currentTarget) : setOwn(!own))}
        >
          {t(open ? 'messagesList.showLess' : 'messagesList.showMore')}
        </button>
      )}
    </div>
  );
}
