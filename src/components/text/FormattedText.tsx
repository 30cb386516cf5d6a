/* oxlint-disable react/no-array-index-key -- pieces of one text have no identity but their place */
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { withoutOverrides } from '@/lib/directions';
import { firstPart } from '@/lib/longText';
import { formatText, type FormatBlock } from '@/lib/whatsappBlocks';
import type { FormatNode } from '@/lib/whatsappFormat';
import { drawNodes } from './drawNodes';
import styles from './FormattedText.module.css';

interface FormattedTextProps {
  text: string;
  /** Where the state of a long text is kept outside; absent: here. */
  fold?: TextFold;
  /** What a press on a telephone number does, given as `tel:` has it; absent: the browser calls it. */
  onNumber?: NumberPressed | undefined;
}

export type NumberPressed = (number: string, link: HTMLElement) => void;

/** Whether all of a long text is shown, and the way to change that. */
export interface TextFold {
  open: boolean;
  toggle: (button: HTMLElement) => void;
}

type DrawLink = (text: string, href: string) => ReactNode;

const linkWith =
  (onNumber: NumberPressed | undefined): DrawLink =>
  (text, href) => {
    const number = href.startsWith('tel:') ? href.slice(4) : null;
    if (href.startsWith('http')) {
      return (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
    }
    if (number === null || !onNumber) return <a href={href}>{text}</a>;
    return (
      <a
        href={href}
        aria-haspopup="menu"
        onClick={(event) => {
          event.preventDefault();
          onNumber(number, event.currentTarget);
        }}
      >
        {text}
      </a>
    );
  };

const linesOf = (lines: readonly FormatNode[][], link: DrawLink): ReactNode =>
  lines.map((nodes, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      {drawNodes(nodes, link)}
    </Fragment>
  ));

/** Its mark is text, which a browser copies with it (PUB-66). */
function Item({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <li>
      <span>{`${mark} `}</span>
      {children}
    </li>
  );
}

function Block({ block, link }: { block: FormatBlock; link: DrawLink }) {
  switch (block.type) {
    case 'lines':
      return <span>{linesOf(block.lines, link)}</span>;
    case 'quote':
      return <blockquote>{linesOf(block.lines, link)}</blockquote>;
    case 'bullets':
      return (
        <ul>
          {block.items.map((nodes, index) => (
            <Item key={index} mark="•">
              {drawNodes(nodes, link)}
            </Item>
          ))}
        </ul>
      );
    case 'numbers':
      return (
        <ol>
          {block.items.map(({ value, nodes }, index) => (
            <Item key={index} mark={`${value}.`}>
              {drawNodes(nodes, link)}
            </Item>
          ))}
        </ol>
      );
    case 'pre':
      return <pre>{block.text}</pre>;
  }
}

/**
 * Text from outside with WhatsApp's marks, safe links and line breaks; HTML stays text (B-18, B-42). A long one is folded:
 * whoever reads a conversation need not scroll past it (REAL-13), and no text freezes the page.
 */
export function FormattedText({ text, fold, onNumber }: FormattedTextProps) {
  const { t } = useTranslation();
  const [own, setOwn] = useState(false);
  const open = fold?.open ?? own;
  const part = firstPart(text);
  const shown = part === null || open ? text : `${part}…`;
  const blocks = useMemo(() => formatText(withoutOverrides(shown)), [shown]);
  const link = linkWith(onNumber);
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} link={link} />
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
