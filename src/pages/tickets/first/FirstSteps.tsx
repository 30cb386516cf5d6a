import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check, ChevronRight, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { IconAction } from '@/components/buttons/IconAction';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import styles from './FirstSteps.module.css';
import { useFirstSteps, type FirstStep, type StepName } from './useFirstSteps';

const texts = {
  connection: ['firstSteps.connection.title', 'firstSteps.connection.hint'],
  scan: ['firstSteps.connection.title', 'firstSteps.connection.scan'],
  queue: ['firstSteps.queue.title', 'firstSteps.queue.hint'],
  agent: ['firstSteps.agent.title', 'firstSteps.agent.hint'],
  message: ['firstSteps.message.title', 'firstSteps.message.hint'],
} as const satisfies Record<StepName, unknown>;

interface StepProps {
  step: FirstStep;
  number: number;
  /** The first one that is not done. */
  next: boolean;
}

function Step({ step: { name, done, to }, number, next }: StepProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const [title, hint] = texts[name];
  return (
    <li className={styles.step} data-done={done || undefined} data-next={next || undefined}>
      <span className={styles.mark} aria-hidden>
        {done ? <Check size={16} /> : number}
      </span>
      {done ? (
        <span>
          {t(title)}
          <VisuallyHidden>{`, ${t('firstSteps.done')}`}</VisuallyHidden>
        </span>
      ) : (
        <>
          <div>
            <Link to={to} className={styles.link} aria-describedby={hintId} aria-current={next ? 'step' : undefined}>
              {t(title)}
            </Link>
            <div id={hintId} className={styles.hint}>
              {t(hint)}
            </div>
          </div>
          <ChevronRight size={18} aria-hidden className={styles.arrow} />
        </>
      )}
    </li>
  );
}

/** What a new company does first, in the place of what else would stand there, until it is done or dismissed (DAY-54). */
export function FirstSteps() {
  const { t } = useTranslation();
  const titleId = useId();
  const { steps, dismiss } = useFirstSteps();
  if (steps === null) return null;
  const next = steps.findIndex(({ done }) => !done);
  return (
    <Box
      component="section"
      className={styles.card}
      aria-labelledby={titleId}
      // The usual words of the empty place come back when the steps are done.
      sx={{ '& ~ *': { display: 'none' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {t('firstSteps.title')}
        </Typography>
        <Typography variant="body2" sx={{ flex: 1, color: 'app.text2', fontVariantNumeric: 'tabular-nums' }}>
          {t('firstSteps.progress', { done: steps.filter(({ done }) => done).length, total: steps.length })}
        </Typography>
        <IconAction label={t('firstSteps.dismiss')} icon={<X size={20} />} onClick={dismiss} />
      </Box>
      <Typography sx={{ color: 'app.text2', mb: 1.5 }}>{t('firstSteps.body')}</Typography>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={step.to.split('?')[0]} step={step} number={index + 1} next={index === next} />
        ))}
      </ol>
    </Box>
  );
}
