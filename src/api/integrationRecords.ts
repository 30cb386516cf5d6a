import { assertOwnCompany } from './assertOwnCompany';
import { failureCode, failureStatus } from './errors';
import { http } from './http';
import { toIntegrationRow, type Integration, type IntegrationInput, type IntegrationTest } from './integrations';
import { paged, restApi } from './rest';

const path = '/queueIntegration';

/** GET, POST, PUT and DELETE /queueIntegration (QI-02, QI-04, QI-13). */
export const integrationApi = restApi<Integration, IntegrationInput>(path, paged<Integration>('queueIntegrations'), {
  toRow: toIntegrationRow,
  toDetail: assertOwnCompany,
});

/**
 * POST /queueIntegration/testSession (QI-12). Many servers of this family lack it and answer 404 with a page
 * (decisions: testSession).
 */
export async function testIntegration(test: IntegrationTest): Promise<'passed' | 'absent'> {
  try {
    await http.post(`${path}/testSession`, test);
    return 'passed';
  } catch (error) {
    if (failureStatus(error) === 404 && failureCode(error) === null) return 'absent';
    throw error;
  }
}
