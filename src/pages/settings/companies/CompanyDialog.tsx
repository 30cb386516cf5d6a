import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companyKeys, type Company } from '@/api/companies';
import { companyApi } from '@/api/companyRecords';
import { planOptions } from '@/api/plans';
import { choicesOf } from '@/forms/choices';
import { PasswordField, SwitchField, TextField } from '@/forms/fields';
import { toOption } from '@/forms/option';
import { emailToSend } from '@/lib/email';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import { SelectField } from '@/forms/SelectField';
import { useRecordList } from '@/lists/useRecordList';
import { companies } from './companies.resource';
import { companySchema, fromCompany, initialCompany, toCompanyInput, type CompanyValues } from './companyValues';
import { DueFields } from './DueFields';
import { StatusField } from './StatusField';

function PlanField() {
  const plans = useQuery(planOptions());
  return (
    <SelectField name="planId" label="settings.company.form.plan" required {...choicesOf(plans, 'plan', toOption)} />
  );
}

const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, alignItems: 'start' };

const notKept = ['password'] as const;

/** Creates or edits a company (OC-03 to OC-07). */
export function CompanyDialog(props: RecordDialogProps<Company>) {
  const { id } = props;
  const isNew = id === null;
  const client = useQueryClient();
  const { rows } = useRecordList(companies, '');
  const otherNames = rows.flatMap((row) => (row.id === id ? [] : [row.name]));

  const save = async (values: CompanyValues, saved: number | null): Promise<Company> => {
    const input = toCompanyInput(values);
    try {
      return await (saved === null ? companyApi.create(input) : companyApi.update(saved, input));
    } catch (error) {
      // A refused e-mail comes after the company: it is in the list, without a user (contract back-office 17).
      void client.invalidateQueries({ queryKey: [companies.name, 'pages'] });
      throw error;
    } finally {
      if (saved !== null) void client.invalidateQueries({ queryKey: companyKeys.plan(saved) });
    }
  };

  return (
    <RecordForm
      {...props}
      resource={companies}
      foundBy="name"
      notKept={notKept}
      initial={initialCompany}
      schema={companySchema(isNew, otherNames)}
      told={['name', 'email', 'phone', 'dueDate']}
      fromRecord={fromCompany}
      toInput={toCompanyInput}
      save={save}
      fieldErrors={{
        ERR_COMPANY_INVALID_NAME: { field: 'name', message: 'backendErrors.ERR_COMPANY_INVALID_NAME' },
        ERR_COMPANY_NAME_ALREADY_EXISTS: { field: 'name', message: 'backendErrors.ERR_COMPANY_NAME_ALREADY_EXISTS' },
        ...(isNew && {
          ERR_INTERNAL_SERVER_ERROR: { field: 'email', message: 'settings.company.form.emailTaken' },
        }),
      }}
    >
      <TextField name="name" label="settings.company.form.name" required autoFocus />
      <Box sx={two}>
        <TextField
          name="email"
          label="settings.company.form.email"
          type="email"
          inputMode="email"
          settle={emailToSend}
          required
          {...(isNew && { helper: 'settings.company.form.emailHint' })}
        />
        <TextField name="phone" label="settings.company.form.phone" inputMode="tel" />
      </Box>
      <Box sx={two}>
        <PlanField />
        {isNew && (
          <PasswordField name="password" label="settings.company.form.password" autoComplete="new-password" required />
        )}
      </Box>
      <DueFields />
      <StatusField />
      <SwitchField
        name="campaignsEnabled"
        label="settings.company.form.campanhas"
        helper="settings.company.form.campaignsHint"
      />
    </RecordForm>
  );
}
