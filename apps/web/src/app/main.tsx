import '../browser/no-eval.ts';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import '../ui/style/tokens.css';
import '../ui/style/base.css';
import '../ui/style/looks.css';
import { invariant } from '@mechatable/kernel';
import { render } from 'preact';
import { watchAddress } from '../browser/address.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import { watchLooks } from '../browser/settings.ts';
import { App } from './app.tsx';
import { reportBug, watchForBugs } from '../browser/bug.ts';
import { TermWatch } from '../game-ui/tips/watch-terms.ts';
import { watchTurns } from '../browser/turns.ts';
import { loadLanguage } from '../languages/load.ts';

watchLooks();
watchAddress();
watchForBugs();
watchTurns((table) => {
  import('../game-ui/turn-notice.ts').then(({ notifyOfTurn }) => notifyOfTurn(table)).catch(reportBug);
});
new TermWatch(async () => (await import('../game-ui/tips/term-tip.tsx')).newTips()).start();
const root = document.getElementById('app');
invariant(root !== null, 'index.html has an element with the id app');
void loadLanguage()
  .catch(reportBug) // then it stays in English
  .then(() => {
    render(<App />, root);
    registerServiceWorker();
  });
