/* oxlint-disable react/no-array-index-key -- pieces of one text have no identity but their place */
import { Fragment, type ReactNode } from 'react';
import type { FormatNode } from '@/lib/whatsappFormat';

const tags = { bold: 'b', italic: 'i', strike: 's' } as const;

/**
 * The pieces of a line.
 * @param link draws an address; absent: it is text
 */
export function drawNodes(nodes: readonly FormatNode[], link?: (text: string, href: string) => ReactNode): ReactNode {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'text':
        return <Fragment key={index}>{node.text}</Fragment>;
      case 'code':
        return <code key={index}>{node.text}</code>;
      case 'link':
        return <Fragment key={index}>{link ? link(node.text, node.href) : node.text}</Fragment>;
      default: {
        const Tag = tags[node.type];
        return <Tag key={index}>{drawNodes(node.children, link)}</Tag>;
      }
    }
  });
}
