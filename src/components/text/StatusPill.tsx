import type { ReactNode } from 'react';
import styles from './StatusPill.module.css';

interface StatusPillProps {
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  label: string;
  /** A lucide icon, 14 px. */
  icon?: ReactNode;
}

/** A state as a word on its soft colour: Conectado, Pareando, Erro. */
export function StatusPill({ tone, label, icon }: StatusPillProps) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {icon}
      {label}
    </span>
  );
}
