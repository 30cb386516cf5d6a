import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ShieldCheck } from 'lucide-react';
import { SwitchField, TextField } from '@/forms/fields';
import { SelectField } from '@/forms/SelectField';
import { useTranslation } from '@/i18n/useTranslation';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { asCardNumber, asCvv, asExpiry } from './checkoutValues';
import { StepTitle } from '@/components/layout/StepTitle';

const pair = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' };

/** Who pays, and the card (SB-04 to SB-06); before the first field it is said what is sent (DAY-36). */
export function DataStep() {
  const { t } = useTranslation();
  const countries = [
    { value: 'BR', label: t('checkoutPage.countries.BR') },
    { value: 'usa', label: t('checkoutPage.countries.usa') },
  ];
  const sent = runtimeConfig().sendCardData === true;
  return (
    <>
      <StepTitle text={t('checkoutPage.steps.data')} />
      <Typography
        variant="body2"
        sx={{
          display: 'flex',
          gap: 1,
          p: 1.5,
          borderRadius: 'var(--radius)',
          bgcolor: 'app.infoSoft',
          color: 'app.info',
        }}
      >
        <Box component="span" aria-hidden sx={{ flex: 'none', display: 'grid' }}>
          <ShieldCheck size={18} />
        </Box>
        {t(sent ? 'checkoutPage.card.sent' : 'checkoutPage.card.unsent')}
      </Typography>
      <Box sx={pair}>
        <TextField name="firstName" label="checkoutPage.form.firstName.label" autoComplete="given-name" required />
        <TextField name="lastName" label="checkoutPage.form.lastName.label" autoComplete="family-name" required />
      </Box>
      <TextField name="address2" label="checkoutPage.form.address1.label" autoComplete="street-address" required />
      <Box sx={pair}>
        <TextField name="city" label="checkoutPage.form.city.label" autoComplete="address-level2" required />
        <TextField name="state" label="checkoutPage.form.state.label" autoComplete="address-level1" required />
        <TextField name="zipcode" label="checkoutPage.form.zipcode.label" autoComplete="postal-code" required />
        <SelectField
          name="country"
          label="checkoutPage.form.country.label"
          options={countries}
          autoComplete="country"
          required
        />
      </Box>
      <Typography variant="h3" component="h4" sx={{ mt: 1 }}>
        {t('checkoutPage.card.title')}
      </Typography>
      <TextField name="nameOnCard" label="checkoutPage.form.nameOnCard.label" autoComplete="cc-name" required />
      <TextField
        name="cardNumber"
        label="checkoutPage.form.cardNumber.label"
        autoComplete="cc-number"
        inputMode="numeric"
        normalize={asCardNumber}
        required
      />
      <Box sx={pair}>
        <TextField
          name="expiryDate"
          label="checkoutPage.form.expiryDate.label"
          placeholder="checkoutPage.form.expiryDate.hint"
          autoComplete="cc-exp"
          inputMode="numeric"
          normalize={asExpiry}
          required
        />
        <TextField
          name="cvv"
          label="checkoutPage.form.cvv.label"
          type="password"
          autoComplete="cc-csc"
          inputMode="numeric"
          normalize={asCvv}
          required
        />
      </Box>
      <SwitchField name="useAddressForPaymentDetails" label="checkoutPage.form.useAddressForPaymentDetails.label" />
    </>
  );
}
