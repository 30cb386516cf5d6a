import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from '@/i18n/useTranslation';
import { unknownPlaceholder } from '@/lib/campaignText';
import { textLabels, textNames, type CampaignValues } from './campaignValues';

/** Of each message what stands in braces and will not be filled in, whichever tab is open (CP-16, DAY-49). */
export function UnknownNames({ known }: { known: ReadonlySet<string> }) {
  const { t } = useTranslation();
  const { values } = useFormikContext<CampaignValues>();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5, color: 'app.warning' }}>
      {textNames.map((name) => {
        const found = unknownPlaceholder(values[name], known);
        if (found === null) return null;
        const message = t(textLabels[name]);
        return (
          <Typography key={name} variant="caption">
            {found.doubled
              ? t('campaigns.dialog.preview.doubled', { message, written: found.written, name: found.name })
              : t('campaigns.dialog.preview.unknown', { message, written: found.written })}
          </Typography>
        );
      })}
    </Box>
  );
}
