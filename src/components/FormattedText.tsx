/* oxlint-disable react/no-array-index-key -- pieces of one text have no identity but their place */
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { formatLine, formatText, type FormatBlock, type FormatNode } from '@/lib/whatsappFormat';
import './FormattedText.css';

interface FormattedTextProps {
  text: string;
  /** One line without links or blocks, for rows that are links themselves. */
  inline?: boolean;
  /** Length after which the rest waits behind "show all" (PAIN-7.4). */
  limit?: number;
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

/** Cuts at a blank near the limit, so that no mark or pair of surrogates is torn needlessly. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const blank = text.lastIndexOf(' ', limit);
  return `${text.slice(0, blank > limit - 200 ? blank : limit).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Text from outside with WhatsApp's marks, safe links and line breaks; HTML stays text (B-18, B-42). */
export function FormattedText({ text, inline = false, limit = 5_000 }: FormattedTextProps) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  const long = text.length > limit;
  const shown = whole ? text : cut(text, limit);
  const blocks = useMemo(() => (inline ? [] : formatText(shown)), [inline, shown]);

  if (inline)
    return <span className="rich-line">{nodesOf(formatLine(cut(text, 300).replace(/\s+/g, ' ')), true)}</span>;
  return (
    <div className="rich-text">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {long && (
        <button type="button" onClick={() => setWhole(!whole)}>
          {t(whole ? 'messagesList.showLess' : 'messagesList.showMore')}
        </button>
      )}
    </div>
  );
}
