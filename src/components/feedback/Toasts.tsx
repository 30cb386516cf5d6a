import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useLayoutEffect } from 'react';
import { ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
// As a file: the package's other entry writes a <style> element, which a strict policy refuses (B-38).
import 'react-toastify/ReactToastify.css';
import { keepClear } from './keepClear';
import { useTranslation } from '@/i18n/useTranslation';

/** Enters by the theme's fade, above what it may not lie over, and leaves at once, so that a life of 2 s is 2 s. */
function Instant({ children, isIn, done, nodeRef }: ToastTransitionProps) {
  useLayoutEffect(() => {
    const container = nodeRef.current?.parentElement;
    return container ? keepClear(container) : undefined;
  }, [nodeRef]);
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}

/** Mounted once: bottom right, bottom centre on a telephone, three at most (design, "Toasts"). */
export function Toasts() {
  const { t } = useTranslation();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <ToastContainer
      aria-label={t('common.notices')}
      position={narrow ? 'bottom-center' : 'bottom-right'}
      limit={3}
      // One that comes moves none from under a hand.
      newestOnTop
      autoClose={false}
      closeButton={false}
      icon={false}
      hideProgressBar
      draggable="touch"
      transition={Instant}
    />
  );
}
