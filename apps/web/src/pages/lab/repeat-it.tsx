import { publishedId } from '@mechatable/kernel';
import { commandOf, settingsText, type WhatIfSettings } from '@mechatable/study';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { copyText } from '../../browser/clipboard.ts';
import { saveFile } from '../../browser/files.ts';
import type { StudyModel } from './study-model.ts';
import { words } from './words.ts';

const say = words.repeat;

/** A link and a command that give the same figures. */
export function RepeatIt({ model, settings }: { model: StudyModel; settings: WhatIfSettings }): JSX.Element {
  const [said, setSaid] = useState('');
  const command = commandOf(settings);
  const copy = (text: string): void => {
    copyText(text)
      .then((isCopied) => {
        setSaid(isCopied ? say.copied : say.notCopied);
      })
      .catch(reportBug);
  };
  return (
    <section class="repeat-it" aria-labelledby="lab-repeat">
      <h2 id="lab-repeat">{say.heading}</h2>
      <code class="command" role="group" aria-label={say.label} tabIndex={0}>
        {command}
      </code>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            copy(command);
          }}
        >
          {say.command}
        </button>
        <button
          type="button"
          onClick={() => {
            copy(new URL(`/lab/${settings.game}#${settingsText(settings)}`, location.href).href);
          }}
        >
          {say.link}
        </button>
        {model.progress.value !== null && (
          <button
            type="button"
            onClick={() => {
              const text = model.saved();
              if (text !== null) saveFile(`lab-${publishedId(settings.game)}.json`, text);
            }}
          >
            {say.save}
          </button>
        )}
        <span class="fine" role="status">
          {said}
        </span>
      </div>
      {model.progress.value !== null && <p class="fine">{say.saveNote}</p>}
    </section>
  );
}
