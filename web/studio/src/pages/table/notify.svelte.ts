// Notifications that it is the reader's turn, while the page is hidden.
import { readSwitch, write } from '@/lib/localStore.svelte';
import { t } from '@/i18n';

const name = 'table.notify';
const isPossible = typeof Notification !== 'undefined';

class Notifications {
  /** Whether the reader wants them and the browser allows them. */
  areOn = $state(isPossible && Notification.permission === 'granted' && readSwitch(name, false));
  /** The browser does not allow them, or has none. */
  areBlocked = $state(!isPossible || Notification.permission === 'denied');

  /** Asks the browser, which must follow a click. */
  async turn(on: boolean) {
    const permission = on ? await Notification.requestPermission() : Notification.permission;
    this.areBlocked = permission === 'denied';
    this.areOn = on && permission === 'granted';
    write(name, this.areOn);
  }

  /** Tells the reader whose page is hidden. */
  async tell(others: string) {
    if (!this.areOn || !document.hidden) return;
    const options = { body: t.table.yourTurnWith(others), icon: './icon.svg', tag: 'bastide.turn' };
    try {
      const notification = new Notification(t.table.yourMove, options);
      notification.onclick = () => window.focus();
    } catch {
      // Phones show notifications of service workers only.
      const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
      await worker?.showNotification(t.table.yourMove, options).catch(() => {});
    }
  }
}

export const notifications = new Notifications();
