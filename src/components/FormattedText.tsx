/* oxlint-disable react/no-array-index-key -- pieces of one text have no identity but their place */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { formatLine, formatText, type FormatBlock, type FormatNode } from '@/lib/whatsappFormat';
import { monospaceStack } from './monospace';

interface FormattedTextProps {
  text: string;
  /** One line without links or blocks, for rows that are links themselves. */
  inline?: boolean;
  /** Length after which the rest waits behind "show all" (PAIN-7.4). */
  limit?: number;
}

const monospace = {
  fontFamily: monospaceStack,
  fontSize: '0.93em',
};

const linkStyle = { color: 'inherit', fontWeight: 'inherit', textDecoration: 'underline' } as const;

const tags = { bold: 'b', italic: 'i', strike: 's' } as const;

function nodesOf(nodes: readonly FormatNode[], inline: boolean): ReactNode {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'text':
        return <Fragment key={index}>{node.text}</Fragment>;
      case 'code':
        return (
          <Box key={index} component="code" sx={monospace}>
            {node.text}
          </Box>
        );
      case 'link':
        return inline ? (
          <Fragment key={index}>{node.text}</Fragment>
        ) : (
          <Link key={index} href={node.href} target="_blank" rel="noopener noreferrer" sx={linkStyle}>
            {node.text}
          </Link>
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

const listStyle = { my: 0, pl: 2.5, whiteSpace: 'pre-wrap' } as const;

function Block({ block }: { block: FormatBlock }) {
  switch (block.type) {
    case 'lines':
      return <span>{linesOf(block.lines)}</span>;
    case 'quote':
      return (
        <Box
          component="blockquote"
          sx={{ m: 0, pl: 1, borderLeft: '3px solid currentColor', borderColor: 'app.inputLine', opacity: 0.9 }}
        >
          {linesOf(block.lines)}
        </Box>
      );
    case 'bullets':
      return (
        <Box component="ul" sx={listStyle}>
          {block.items.map((nodes, index) => (
            <li key={index}>{nodesOf(nodes, false)}</li>
          ))}
        </Box>
      );
    case 'numbers':
      return (
        <Box component="ol" sx={listStyle}>
          {block.items.map(({ value, nodes }, index) => (
            <li key={index} value={value}>
              {nodesOf(nodes, false)}
            </li>
          ))}
        </Box>
      );
    case 'pre':
      return (
        <Box component="pre" sx={{ ...monospace, m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {block.text}
        </Box>
      );
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

  if (inline) return <span>{nodesOf(formatLine(cut(text, 300).replace(/\s+/g, ' ')), true)}</span>;
  return (
    <Box sx={{ display: 'inline', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {long && (
        <Link
          component="button"
          type="button"
          onClick={() => setWhole(!whole)}
          sx={{ display: 'block', mt: 0.5, fontWeight: 600, color: 'inherit' }}
        >
          {t(whole ? 'messagesList.showLess' : 'messagesList.showMore')}
        </Link>
      )}
    </Box>
  );
}
