import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { notify } from '@/components/feedback/notify';
import { RadioSegments } from '@/components/buttons/RadioSegments';
import { useTranslation } from '@/i18n/useTranslation';
import { DateRange } from './DateRange';
import { defaultFilter, periods, problemOf, type Filter } from './period';
import { periodLabels } from './texts';

interface DashboardFilterProps {
  /** What the page shows; a new one needs a new `key`. */
  filter: Filter;
  today: string;
  onFilter: (filter: Filter) => void;
}

/** By dates or by a period; the other is cleared by a change of the kind (D-02, D-04, contract 6.7). */
export function DashboardFilter({ filter, today, onFilter }: DashboardFilterProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(filter);
  const wrong = useId();
  const problem = problemOf(draft);
  // Half a date is no mistake while it is being typed.
  const [isJudged, setJudged] = useState(false);
  const said = problem && problem.reason !== 'none' && (isJudged || problem.reason === 'order') ? problem : null;

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setJudged(true);
    if (problem?.reason === 'none') notify.error(t('dashboard.toasts.selectFilterError'), { id: 'dashboard-filter' });
    if (problem === null) onFilter(draft);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit}
      // On a phone the controls share the rows of the head.
      sx={{
        display: { xs: 'contents', sm: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        '& > [role="radiogroup"]': { width: { xs: 1, sm: 'auto' } },
      }}
    >
      <RadioSegments
        label={t('dashboard.filters.filterType.title')}
        value={draft.by}
        options={[
          { value: 'date', label: t('dashboard.filters.filterType.options.perDate') },
          { value: 'period', label: t('dashboard.filters.filterType.options.perPeriod') },
        ]}
        onChange={(by) => setDraft(by === 'date' ? defaultFilter(today) : { by: 'period', days: 0 })}
      />
      {draft.by === 'date' ? (
        <DateRange
          from={draft.from}
          to={draft.to}
          onChange={(range) => setDraft({ by: 'date', ...range })}
          wrong={said?.ends ?? []}
          describedBy={said ? wrong : undefined}
          onBlur={() => setJudged(true)}
        />
      ) : (
        <Select
          value={draft.days}
          onChange={({ target }) => {
            const days = periods.find((period) => period === Number(target.value)) ?? 0;
            setDraft({ by: 'period', days });
          }}
          SelectDisplayProps={{ 'aria-label': `${t('dashboard.periodSelect.title')}: ${t(periodLabels[draft.days])}` }}
          MenuProps={{ slotProps: { list: { 'aria-label': t('dashboard.periodSelect.title') } } }}
          sx={{ width: { xs: 1, sm: 200 }, bgcolor: 'background.paper' }}
        >
          {periods.map((days) => (
            <MenuItem key={days} value={days}>
              {t(periodLabels[days])}
            </MenuItem>
          ))}
        </Select>
      )}
      <Button type="submit" variant="contained" sx={{ flex: { xs: 1, sm: 'none' } }}>
        {t('dashboard.buttons.filter')}
      </Button>
      {said && (
        <Typography id={wrong} role="alert" variant="caption" sx={{ width: 1, color: 'app.error' }}>
          {t(said.reason === 'order' ? 'dashboard.wrongOrder' : `dateProblems.${said.reason}`)}
        </Typography>
      )}
    </Box>
  );
}
