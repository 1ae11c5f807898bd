// Loaded into a served portal: the pipe to the one who started it closes when that one is gone, however it ended.
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume().unref();
