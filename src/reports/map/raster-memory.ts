/**
 * Pictures take their memory in large pages and leave it to the next one for a second: one of two megapixels costs half as
 * much so. Read by the allocator of what draws them, as it is loaded: this module stands before it.
 */
process.env.MIMALLOC_ALLOW_LARGE_OS_PAGES ??= '1';
process.env.MIMALLOC_PURGE_DELAY ??= '1000';
