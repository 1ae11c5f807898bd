import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { refusalOf } from '../call/refusal-of.ts';
import { requestId } from '../call/request-id.ts';
import { readConfig } from '../config.ts';
import { SHOWN_FILES } from '../families/shown-files.ts';
import { shownInPlace } from '../files/shown-in-place.ts';
import { httpDuration } from '../metrics.ts';
import { exportAccess, exportUsers } from './access.ts';
import { nowhere, refusalAnswer, refusedCall } from './answer.ts';
import { bringBundle } from './bundles.ts';
import { calendarFeed, readCalendar } from './calendar-feed.ts';
import { exportDictionary, importDictionary } from './dictionaries.ts';
import { events } from './events.ts';
import { downloadExcel, downloadReport } from './excel.ts';
import { exportList } from './export.ts';
import { deleteObjectFile, downloadFile, findObjectFile } from './files.ts';
import { downloadFiles } from './files-archive.ts';
import { healthz, metrics, openRpcDocument, readyz, version } from './health.ts';
import { removeOwnPhoto, setOwnPhoto } from './photo.ts';
import { rpcPost, tableQuery, userQuery, verifyPost, viewQuery } from './rpc.ts';
import { scim } from './scim.ts';
import { setUp } from './setup.ts';
import { showFile } from './shown-file.ts';
import { downloadRecord, downloadSignature, internalCrl } from './signatures.ts';
import { downloadArchive, downloadPackage, downloadProtocol } from './signed-copies.ts';
import { ssoCallback } from './sso.ts';
import { addTemplateVersion, downloadTemplateVersion } from './template-versions.ts';
import { theme, themeLogo } from './theme.ts';
import { importUsers } from './user-import.ts';

/**
 * Headers of every answer of the API: nothing is sniffed, framed, cached or sent on. They are set before the answer is
 * made, so that it need not be made again; a handler may set its own policy and caching.
 */
const secured = createMiddleware(async (c, next) => {
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-frame-options', 'DENY');
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  c.header('cache-control', 'private, no-store');
  c.header('vary', 'Authorization, Cookie');
  if (readConfig().APP_ORIGIN.startsWith('https:'))
    c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  await next();
});

/** Times every answer under the template of its route: no id and no name of a file becomes a label. */
const measured = createMiddleware(async (c, next) => {
  const started = performance.now();
  await next();
  const labels = { method: c.req.method, route: routePath(c, -1), status: c.res.status };
  httpDuration.observe(labels, (performance.now() - started) / 1_000);
});

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
