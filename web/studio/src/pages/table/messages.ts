// HTTP requests to the server, and its errors in the reader's language.
import type { Message, OnlineError, OnlineKeys, OnlineSettings } from 'bastide-engine';
import { loadSections, t } from '@/i18n';
import { translate } from '@/i18n/translate';

/** Translates an error of the server if it has a kind. Otherwise returns its English text. */
export async function describeReason(english: string, message?: Message): Promise<string> {
  await loadSections(['messages']).catch(() => {});
  return translate(message ?? english);
}

/** Creates a table. Throws a sentence if the server refuses. */
export async function createTable(settings: OnlineSettings): Promise<OnlineKeys> {
  const response = await fetch('./api/tables', { method: 'POST', body: JSON.stringify(settings) });
  // A proxy in front of the server may answer in its own way.
  if (response.status === 429) throw new Error(t.table.tooMany);
  const answer: OnlineKeys | OnlineError = await response.json().catch(() => ({ error: t.table.notNow }));
  if (response.ok && 'seats' in answer) return answer;
  throw new Error('error' in answer ? await describeReason(answer.error, answer.message) : t.table.notNow);
}
