// Messages of the library in the reader's language. The English sentence comes with the message; `messages` translate it.
import { english, type Message } from 'bastide-engine';
import { t } from '.';

export function translate(message: Message): string {
  if (typeof message === 'string') return message;
  const sentence = 'messages' in t ? t.messages.sentences[message.id] : undefined;
  return sentence ? sentence(...message.operands.map(translate)) : english(message);
}
