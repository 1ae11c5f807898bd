import { Hono } from 'hono';
import { refusalOf } from '../call/refusal-of.ts';
import { requestId } from '../call/request-id.ts';
import { SHOWN_FILES } from '../families/shown-files.ts';
import { shownInPlace } from '../files/shown-in-place.ts';
import { exportAccess } from './access.ts';
import { nowhere, refusalAnswer, refusedCall } from './answer.ts';
import { bringBundle } from './bundles.ts';
import { calendarFeed } from './calendar-feed.ts';
import { readCalendar } from './calendar-file.ts';
import { internalCrl } from './crl.ts';
import { exportDictionary, importDictionary } from './dictionaries.ts';
import { events } from './events.ts';
import { downloadExcel } from './excel.ts';
import { exportList } from './export.ts';
import { deleteObjectFile, downloadFile, findObjectFile } from './files.ts';
import { downloadFiles } from './files-archive.ts';
import { healthz, metrics, readyz } from './health.ts';
import { measured } from './measured.ts';
import { openRpcDocument } from './openrpc.ts';
import { removeOwnPhoto, setOwnPhoto } from './photo.ts';
import { downloadReport } from './report.ts';
import { rpcPost, tableQuery, userQuery, verifyPost, viewQuery } from './rpc.ts';
import { scim } from './scim.ts';
import { secured } from './secured.ts';
import { setUp } from './setup.ts';
import { showFile } from './shown-file.ts';
import { downloadRecord, downloadSignature } from './signatures.ts';
import { downloadArchive, downloadPackage, downloadProtocol } from './signed-copies.ts';
import { ssoCallback } from './sso.ts';
import { addTemplateVersion, downloadTemplateVersion } from './template-versions.ts';
import { theme, themeLogo } from './theme.ts';
import { exportUsers } from './user-export.ts';
import { importUsers } from './user-import.ts';
import { version } from './version.ts';

const routes = new Hono()
  .post('/rpc', rpcPost)
  .post('/verify', verifyPost)
  .post('/token', rpcPost)
  .post('/user', rpcPost)
  .get('/view', viewQuery)
  .get('/table', tableQuery)
  .get('/user', userQuery)
  .get('/files/:file', downloadFile)
  .get('/file/:file', downloadFile)
  .get('/files-archive', downloadFiles)
  .get('/object_files', findObjectFile)
  .delete('/object_files', deleteObjectFile)
  .get('/signatures/:id/sig', downloadSignature)
  .get('/signatures/:id/record', downloadRecord)
  .post('/photo', setOwnPhoto)
  .delete('/photo', removeOwnPhoto)
  .get('/export', exportList)
  .get('/report/:object_id', downloadReport)
  .get('/excel/:template', downloadExcel)
  .post('/templates/:id/versions', addTemplateVersion)
  .get('/templates/:id/versions/:version', downloadTemplateVersion)
  .get('/signing/:document/archive', downloadArchive)
  .get('/signing/:document/protocol', downloadProtocol)
  .get('/signing/:document/package578n', downloadPackage)
  .post('/setup', setUp)
  .post('/users/import', importUsers)
  .get('/users/export', exportUsers)
  .get('/access/export', exportAccess)
  .get('/dictionaries/:dictionary/export', exportDictionary)
  .post('/dictionaries/:dictionary/import', importDictionary)
  .post('/bundles/:object', bringBundle)
  .post('/calendar/read', readCalendar)
  .get('/calendar/:feed', calendarFeed)
  .get('/sso/callback', ssoCallback)
  .get('/crl/internal.crl', internalCrl)
  .get('/version', version)
  .get('/events', events)
  .get('/openrpc.json', openRpcDocument)
  .get('/themes/:file', theme)
  .get('/themes/:client/:file', themeLogo)
  .get('/healthz', healthz)
  .get('/readyz', readyz)
  .get('/metrics', metrics);
for (const files of [shownInPlace, ...SHOWN_FILES]) routes.get(`/${files.path}/:file`, showFile(files));

/** The whole API, answered by the portal's own server alone. `/api/v{n}` is the same, whatever the number (AMB-014). */
export const api = new Hono()
  .use(measured)
  .use(secured)
  .get('/themes/:file', theme)
  .get('/themes/:client/:file', themeLogo)
  .route('/api/scim/v2', scim)
  .route('/api/:version{v[0-9]+}', routes)
  .route('/api', routes);

/** What fails before a call is dispatched (the database is away while the bearer is looked up) answers as calls do. */
api.onError((error, c) => {
  const id = requestId();
  const refusal = refusalOf(error, c.req.path, id);
  return c.req.method === 'POST' ? refusedCall(c, refusal, id, null) : refusalAnswer(c, refusal, id);
});

api.notFound(nowhere);
