// Translates messages of the library. The message brings its English sentence, and `messages` has the others.
import { english, type Message } from 'bastide-engine';
import { t } from '.';

export function translate(message: Message): string {
  if (typeof message === 'string') return message;
  const sentence = 'messages' in t ? t.messages.sentences[message.id] : undefined;
  return sentence ? sentence(...message.operands.map(translate)) : english(message);
}
