import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGo } from '@/components/hooks/useGo';
import type { Pane } from './PaneTabs';

export interface SplitPaneState {
  /** Whether both have room. */
  wide: boolean;
  /** Where only one has room: the detail. */
  detailShown: boolean;
  /** Goes to a detail, or to the list with null; the query of the address stays. */
  show: (id: string | null, options?: { replace: boolean }) => void;
  /** The tab of the list or of the last detail. */
  choose: (pane: Pane) => void;
  /** To the list, where nothing is open. */
  leaveEmpty: () => void;
  /** The last detail is gone: its tab no longer leads there. */
  forgetLast: () => void;
}

/**
 * Which of list and detail is on screen.
 * @param path of the list; a detail has its id behind it
 * @param openId the detail of the address
 * @param wideFrom pixels of the window from which both have room
 */
export function useSplitPane(path: string, openId: string | undefined, wideFrom: number): SplitPaneState {
  const { search } = useLocation();
  const go = useGo();
  const wide = useMediaQuery(`(min-width: ${wideFrom}px)`, { noSsr: true });
  const [last, setLast] = useState(openId);
  /** The tab of the detail was chosen although none is open. */
  const [emptyShown, setEmptyShown] = useState(false);
  if (openId !== undefined && openId !== last) setLast(openId);

  const show: SplitPaneState['show'] = (id, options) => {
    setEmptyShown(false);
    go({ pathname: id === null ? path : `${path}/${id}`, search }, options);
  };
  return {
    wide,
    detailShown: openId !== undefined || emptyShown,
    show,
    choose: (pane) => {
      if (pane === 'list') show(null);
      else if (last === undefined) setEmptyShown(true);
      else show(last);
    },
    leaveEmpty: () => setEmptyShown(false),
    forgetLast: () => setLast(undefined),
  };
}
