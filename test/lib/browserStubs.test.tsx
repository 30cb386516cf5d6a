import { act, render, screen } from '@testing-library/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { intersect, prefer, setViewport } from '../browserStubs';

function Rows() {
  const area = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({ count: 500, getScrollElement: () => area.current, estimateSize: () => 64 });
  return (
    <ul ref={area} style={{ height: '640px' }}>
      <div style={{ height: `${virtualizer.getTotalSize()}px` }}>
        {virtualizer.getVirtualItems().map(({ index, key }) => (
          <li key={key} data-index={index} ref={virtualizer.measureElement}>
            {`row ${index}`}
          </li>
        ))}
      </div>
    </ul>
  );
}

describe('what jsdom lacks', () => {
  it('virtual lists render the rows in view, and others after scrolling', async () => {
    render(<Rows />);
    expect(screen.getByText('row 0')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
    act(() => screen.getByRole('list').scrollTo({ top: 64 * 200 }));
    expect(await screen.findByText('row 205')).toBeInTheDocument();
    expect(screen.queryByText('row 0')).toBeNull();
  });

  it('media queries follow the width and the preferences', () => {
    const narrow = window.matchMedia('(max-width:599.95px)');
    const heard = vi.fn();
    narrow.addEventListener('change', heard);
    expect(narrow.matches).toBe(false);
    setViewport(390);
    expect(narrow.matches).toBe(true);
    expect(heard).toHaveBeenCalled();
    prefer('(prefers-color-scheme: dark)');
    expect(window.matchMedia('(prefers-color-scheme: dark)').matches).toBe(true);
  });

  it('an element comes into view when the test says so', () => {
    const heard = vi.fn();
    const observer = new IntersectionObserver(heard);
    observer.observe(document.body);
    expect(heard).not.toHaveBeenCalled();
    intersect(document.body);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('uploads carry their bytes, name and type', async () => {
    const form = new FormData();
    form.append('medias', new File(['olá'], 'olá.txt', { type: 'text/plain' }));
    const request = new Request('http://backend.test/x', { method: 'POST', body: form });
    const file = (await request.formData()).get('medias');
    if (file === null || typeof file === 'string') throw new Error('the file arrived as text');
    expect([file.name, file.type, await file.text()]).toEqual(['olá.txt', 'text/plain', 'olá']);
  });
});
