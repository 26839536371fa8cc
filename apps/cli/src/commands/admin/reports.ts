import { reportsText, reportText } from '../../admin/show.ts';
import { CHANGE_OPTIONS, ADMIN_OPTIONS, LIMIT, operatorOf, withAdmin } from '../../admin/with-admin.ts';
import { command } from '../../command.ts';

export const adminReports = command({
  name: 'admin reports',
  summary: 'List reported messages, the latest first.',
  about: '',
  operands: {},
  options: {
    open: { kind: 'flag', help: 'only open reports' },
    limit: LIMIT,
    ...ADMIN_OPTIONS,
  },
  examples: ['npx mechatable admin reports --open'],
  run(_operands, { open: isOpen, limit, ...options }, io) {
    return withAdmin(
      io,
      options,
      (admin) => admin.ask('reports', { isOpen, limit }),
      ({ reports }) => reportsText(reports),
    );
  },
});

export const adminReport = command({
  name: 'admin report',
  summary: 'Show a reported message and the messages around it, or resolve the report.',
  about: '',
  operands: { report: { help: 'the id of a report' } },
  options: {
    resolve: { kind: 'text', value: '<note>', help: 'mark it as done' },
    ...CHANGE_OPTIONS,
  },
  examples: [
    'npx mechatable admin report 3f1c9a52-7a0e-4c3e-9d0b-5f0a6f1f2a11',
    'npx mechatable admin report 3f1c9a52-7a0e-4c3e-9d0b-5f0a6f1f2a11 --resolve "Banned from chat for a week."',
  ],
  run({ report: id }, { resolve: note, as, ...options }, io) {
    return withAdmin(
      io,
      options,
      async (admin) => {
        if (note !== undefined) await admin.ask('resolve', { ...operatorOf(io, { as }, note), report: id });
        return admin.ask('report', { report: id });
      },
      ({ report, context }) => reportText(report, context),
    );
  },
});
