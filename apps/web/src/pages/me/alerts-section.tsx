import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { noticeState, type NoticeState } from '../../browser/notifications.ts';
import { isPushed, renewPush, switchNotices } from '../../browser/push.ts';
import { DEFAULT_VOLUME, notices, volume } from '../../browser/settings.ts';
import { StatusMessage } from './status-message.tsx';
import { useAttempt } from './use-attempt.ts';
import { words } from './words.ts';

/** How this device notifies you that it is your turn. */
export function AlertsSection(): JSX.Element {
  const { isBusy, message, run } = useAttempt();
  useEffect(() => {
    run(renewPush);
  }, []);
  const state = noticeState();
  const isOn = notices.value === 'on' && state === 'ready';
  return (
    <section class="me-card" aria-labelledby="me-alerts">
      <h2 id="me-alerts">{words.alerts.heading}</h2>
      <Switch
        label={words.alerts.sound}
        isOn={volume.value > 0}
        onSwitch={(on) => {
          volume.value = on ? DEFAULT_VOLUME : 0;
        }}
      />
      <Switch
        label={words.alerts.notices}
        isOn={isOn}
        isDisabled={isBusy || (state !== 'ready' && state !== 'ask')}
        onSwitch={(on) => {
          run(() => switchNotices(on));
        }}
      />
      <p class="fine">{noteOn(state, isOn)}</p>
      <StatusMessage sentence={message} />
    </section>
  );
}

function noteOn(state: NoticeState, isOn: boolean): string | null {
  if (state !== 'ready') return words.alerts[state];
  if (!isOn) return null;
  return isPushed.value ? words.alerts.always : words.alerts.whileOpen;
}

function Switch(props: {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onSwitch: (isOn: boolean) => void;
}): JSX.Element {
  const { label, isOn, isDisabled = false, onSwitch } = props;
  return (
    <label class="me-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          onSwitch(currentTarget.checked);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
