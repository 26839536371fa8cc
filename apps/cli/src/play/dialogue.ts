import { displayNames, whyNot, type Refused } from '@mechatable/host';
import { BadInputError, publishedId, type Outcome, type Seat } from '@mechatable/kernel';
import { contentWords } from '../content/in-use.ts';
import type { Io } from '../io.ts';
import { clauseText, findClause, looksLikeClause, rulebookOf } from '../rule-books.ts';
import { quoted } from '@mechatable/study';
import { runAnswersCommand } from './answers.ts';
import { chooseBy } from './choose.ts';
import { filterRefused, reasonForLine, refusedText } from './refused.ts';
import { autosave, save } from './saving.ts';
import { sealText } from './seal.ts';
import type { Choice, SessionUpdate, Session } from './session.ts';
import { styleFor, type Style } from './style.ts';
import { words } from './words.ts';

/** The effect of a line: the same question again, a changed table, or the player leaves. */
type Next = 'ask again' | 'moved' | 'leave';

/** Shows the news and the board of a match and asks for choices until the match is over or the player leaves. */
export class Dialogue {
  readonly #session: Session;
  readonly #io: Io;
  readonly #style: Style;
  #lastSeat: Seat | null = null;
  /** The updates that were shown last, for `why`. */
  #lastNews: readonly SessionUpdate[] = [];
  /** The action that a warning was shown for and that has not been confirmed yet. */
  #warnedOf: unknown = null;

  constructor(session: Session, io: Io) {
    this.#session = session;
    this.#io = io;
    this.#style = styleFor(io.hasColor);
  }

  async run(): Promise<void> {
    for (;;) {
      const { outcome } = this.#session;
      if (outcome !== null) {
        if ((await this.#afterMatch(outcome)) === 'leave') return;
        continue;
      }
      const seat = await this.#session.asked();
      if (seat !== null && (await this.#decide(seat)) === 'leave') return;
    }
  }

  async #decide(seat: Seat): Promise<Next> {
    if (!(await this.#handOver(seat))) return this.#inputEnded();
    const choices = this.#session.choices(seat);
    this.#showNews(seat);
    this.#show(seat, choices);
    for (;;) {
      const line = await this.#io.ask('> ');
      if (line === null) return this.#inputEnded();
      const next = await this.#obey(line.trim(), seat, choices);
      if (next !== 'ask again') return next;
    }
  }

  /** With several people on one screen, nobody should see another's hand. */
  async #handOver(seat: Seat): Promise<boolean> {
    const changed = this.#lastSeat !== seat && this.#session.people.length > 1;
    this.#lastSeat = seat;
    if (!changed || !this.#io.terminal.input || !this.#io.terminal.output) return true;
    this.#io.erase('screen');
    const name = this.#session.names('table').names[seat] ?? '';
    return (await this.#io.ask(words.handOver(name))) !== null;
  }

  async #obey(line: string, seat: Seat, choices: readonly Choice[]): Promise<Next> {
    const [word = '', ...rest] = line.split(/\s+/);
    if (line.startsWith('?')) {
      this.#explain(line.slice(1).trim(), seat);
      return 'ask again';
    }
    const reply = await runAnswersCommand(this.#session, seat, line);
    if (reply === 'settled') return 'moved';
    if (reply !== null) {
      this.#io.out(`${reply.say}\n`);
      return 'ask again';
    }
    switch (word.toLowerCase()) {
      case '':
        return 'ask again';
      case 'concede':
        await this.#session.concede(seat);
        return 'moved';
      case 'quit':
        return this.#quit();
      case 'board':
        this.#show(seat, choices);
        return 'ask again';
      default: {
        const next = await this.#keep(word.toLowerCase(), rest.join(' '), seat);
        return next ?? (await this.#choose(line, seat, choices));
      }
    }
  }

  /** Commands for during and after a match; null for anything else. */
  async #keep(word: string, rest: string, seat: Seat): Promise<Next | null> {
    switch (word) {
      case 'help':
        this.#io.out(words.help + (this.#session.game.rules.answering === null ? '' : words.answersHelp));
        return 'ask again';
      case 'log':
        this.#print(this.#session.log(seat));
        return 'ask again';
      case 'why':
        this.#print(this.#lastNews, 'with clauses');
        return 'ask again';
      case 'save':
        this.#save(rest);
        return 'ask again';
      case 'undo':
      case 'undo!':
        return this.#undo(word === 'undo!');
      default:
        return null;
    }
  }

  async #undo(force: boolean): Promise<Next> {
    const undone = await this.#session.undo(force);
    if (undone === 'done') return 'moved';
    if (undone === 'nothing') this.#io.out(`${words.noUndo}\n`);
    else {
      this.#io.out(`${words.forceUndo(undone.sentence)}\n`);
      if (undone.rule !== undefined)
        this.#lastNews = [{ text: undone.rule.sentence, clause: undone.rule.clause }];
    }
    return 'ask again';
  }

  async #choose(line: string, seat: Seat, choices: readonly Choice[]): Promise<Next> {
    const chosen = chooseBy(line, choices);
    switch (chosen.found) {
      case 'one':
        return this.#play(seat, chosen.choice.action);
      case 'many':
        this.#io.out(`${words.ambiguous(chosen.numbers)}\n`);
        return 'ask again';
      case 'no such number':
        this.#io.out(`${words.noNumber(line, choices.length)}\n`);
        return 'ask again';
      case 'none': {
        const refused = this.#refused(line, seat);
        if (refused.length > 0) this.#io.out(`${words.notNow}\n${refusedText(refused)}`);
        else this.#io.out(`${words.noMatch(line, choices.length)}\n`);
        return 'ask again';
      }
    }
  }

  /** Asks once before an action that loses the match. */
  async #play(seat: Seat, action: unknown): Promise<Next> {
    const lost = this.#warnedOf === action ? null : this.#session.warning(seat, action);
    if (lost !== null) {
      this.#warnedOf = action;
      const text = this.#session.game.words.outcome(lost, this.#session.names(seat));
      this.#io.out(`${words.losing(text)}\n`);
      this.#lastNews = [{ text, clause: lost.clause }];
      return 'ask again';
    }
    await this.#session.play(seat, action);
    return 'moved';
  }

  /** Refusals whose words match the text, or else the refusal of what the text names. */
  #refused(text: string, seat: Seat): readonly Refused[] {
    const { game } = this.#session;
    const view = this.#session.view(seat);
    const names = this.#session.names(seat);
    const found = filterRefused(whyNot(game, view, seat, names), text);
    if (found.length > 0) return found;
    const named = reasonForLine(game, view, seat, text, names);
    return named === null ? [] : [named];
  }

  #explain(text: string, seat: Seat): void {
    const { game } = this.#session;
    if (looksLikeClause(text)) {
      this.#tryTo(() => {
        this.#io.out(clauseText(findClause(rulebookOf(this.#io.root, game), text)));
      });
      return;
    }
    const refused =
      text === ''
        ? whyNot(game, this.#session.view(seat), seat, this.#session.names(seat))
        : this.#refused(text, seat);
    if (refused.length > 0) this.#io.out(refusedText(refused));
    else if (text === '') this.#io.out(`${words.allAllowed}\n`);
    else this.#io.out(`${words.noRefusal(text)}\n`);
  }

  async #quit(): Promise<Next> {
    for (;;) {
      const answer = await this.#io.ask(words.saveFirst);
      if (answer === null) return this.#inputEnded();
      const word = answer.trim().toLowerCase();
      if (word === 'n' || word === 'no') return 'leave';
      if ((word === 'y' || word === 'yes') && this.#save('')) return 'leave';
    }
  }

  #inputEnded(): Next {
    const file = autosave(this.#session, this.#io.cwd);
    this.#io.out(`${words.inputEnded(file)}\n${this.#resumeText(file)}`);
    return 'leave';
  }

  async #afterMatch(outcome: Outcome): Promise<Next> {
    const [first = 0] = this.#session.people;
    const seat = this.#lastSeat ?? first;
    this.#showNews(seat);
    const { game, players } = this.#session;
    const names = this.#session.names(seat);
    this.#io.out(`\n${game.words.sketch(this.#session.view(seat), names)}\n\n`);
    this.#io.out(`${this.#style.strong(resultText(outcome, displayNames(players), this.#session.people))}\n`);
    const text = game.words.outcome(outcome, names);
    this.#io.out(`${text}\n`);
    this.#lastNews = [...this.#lastNews, { text, clause: outcome.clause }];
    this.#io.out(`${sealText(this.#session)}\n`);
    this.#io.out(`${words.afterMatch}\n`);
    for (;;) {
      const line = (await this.#io.ask('> '))?.trim();
      if (line === undefined || line.toLowerCase() === 'quit') return 'leave';
      const [word = '', ...rest] = line.split(/\s+/);
      const next = await this.#keep(word.toLowerCase(), rest.join(' '), seat);
      if (next === 'moved') return next;
      if (next === null && word !== '') this.#io.out(`${words.over}\n`);
    }
  }

  #show(seat: Seat, choices: readonly Choice[]): void {
    const { game } = this.#session;
    const view = this.#session.view(seat);
    const names = this.#session.names(seat);
    const width = String(choices.length).length;
    const list = choices.map(({ label }, i) => `  ${String(i + 1).padStart(width)}  ${label}\n`).join('');
    this.#io.out(
      `\n${game.words.sketch(view, names)}\n\n${this.#style.strong(game.words.question(view, names))}\n${list}`,
    );
  }

  #showNews(seat: Seat): void {
    const news = this.#session.news(seat);
    if (news.length > 0) this.#lastNews = news;
    this.#print(news);
    for (const problem of this.#session.problems()) this.#io.out(`${problem}\n`);
  }

  #print(news: readonly SessionUpdate[], how: 'plain' | 'with clauses' = 'plain'): void {
    for (let i = 0; i < news.length;) {
      const { text, clause } = news[i] as SessionUpdate;
      const first = i;
      while (news[i]?.text === text) i++;
      const source = how === 'plain' ? '' : ` ${this.#style.faint(`[${clause}]`)}`;
      this.#io.out(`${words.repeated(text, i - first)}${source}\n`);
    }
  }

  #save(name: string): boolean {
    return this.#tryTo(() => {
      const file = save(this.#session, this.#io.cwd, name);
      this.#io.out(`${words.saved(file)}\n${this.#session.outcome === null ? this.#resumeText(file) : ''}`);
    });
  }

  /** Prints an error in a line; the match continues. */
  #tryTo(attempt: () => void): boolean {
    try {
      attempt();
      return true;
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      this.#io.out(`${error.message}\n`);
      return false;
    }
  }

  #resumeText(file: string): string {
    const args = [publishedId(this.#session.game.id), '--load', file, ...contentWords()];
    return `${words.resume(`npx mechatable play ${args.map(quoted).join(' ')}`)}\n`;
  }
}

function resultText({ winners }: Outcome, players: readonly string[], people: readonly Seat[]): string {
  if (winners.length === 0) return words.draw;
  const [person] = people;
  if (people.length === 1 && person !== undefined)
    return winners.includes(person) ? words.youWin : words.youLose;
  return words.wins(winners.map((seat) => players[seat] ?? ''));
}
